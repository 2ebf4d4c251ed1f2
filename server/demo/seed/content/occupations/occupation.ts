import * as z from 'zod/mini'
import { categories } from '../terms.ts'

const texts = (least: number, most: number) =>
  z.array(z.string().check(z.minLength(1))).check(z.minLength(least), z.maxLength(most))

const duties = texts(3, 5)
/** Without the degree, which the position's own field tells. */
const requirements = texts(3, 4)

const occupation = z.strictObject({
  title: z.string(),
  /** Of the second level that have such a position, where not all do. */
  industries: z.optional(texts(1, 10)),
  education: z.enum(['college', 'bachelor', 'master']),
  /** Thousand yuan a month with that degree. */
  pay: z.tuple([z.number(), z.number()]).check(z.refine(([low, high]) => low < high)),
  /** None where any will do. */
  majors: texts(0, 4),
  skills: texts(4, 6),
  /** `{field}` stands for the employer's. */
  duties,
  requirements,
  /** Where an intern's are others. */
  internship: z.optional(z.strictObject({ duties, requirements })),
})

/** What the positions of one title are made from. */
export type Occupation = z.infer<typeof occupation>

/** Of every category, one at least. */
export const occupationsSchema = z.record(
  z.enum(categories.map(([value]) => value)),
  z.array(occupation).check(z.minLength(1)),
)
