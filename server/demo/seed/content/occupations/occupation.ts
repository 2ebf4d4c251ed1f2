import * as v from 'valibot'
import { categories } from '../terms.ts'

const texts = (least: number, most: number) =>
  v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(least), v.maxLength(most))

const duties = texts(3, 5)
/** Without the degree, which the position's own field tells. */
const requirements = texts(3, 4)

const occupation = v.strictObject({
  title: v.string(),
  /** Of the second level that have such a position, where not all do. */
  industries: v.optional(texts(1, 10)),
  education: v.picklist(['college', 'bachelor', 'master']),
  /** Thousand yuan a month with that degree. */
  pay: v.pipe(
    v.tuple([v.number(), v.number()]),
    v.check(([low, high]) => low < high),
  ),
  /** None where any will do. */
  majors: texts(0, 4),
  skills: texts(4, 6),
  /** `{field}` stands for the employer's. */
  duties,
  requirements,
  /** Where an intern's are others. */
  internship: v.optional(v.strictObject({ duties, requirements })),
})

/** What the positions of one title are made from. */
export type Occupation = v.InferOutput<typeof occupation>

/** Of every category, one at least. */
export const occupationsSchema = v.strictObject(
  v.entriesFromList(
    categories.map(([value]) => value),
    v.pipe(v.array(occupation), v.nonEmpty()),
  ),
)
