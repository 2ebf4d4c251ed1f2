import * as v from 'valibot'
import { readData } from './data.ts'

const student = v.strictObject({
  name: v.string(),
  /** 0 male, 1 female. */
  sex: v.picklist(['0', '1']),
  major: v.string(),
  /** How far they are: no resume yet, one, one with a diagnosis, one that AI wrote, or all of it. */
  progress: v.picklist(['none', 'plain', 'diagnosed', 'ai', 'full']),
})

export interface DemoStudent extends v.InferOutput<typeof student> {
  readonly phone: string
  readonly school: string
}

/** Of each school, with phones in canonical spelling that count up from the first. */
const schools = readData(
  'students',
  v.array(v.strictObject({ school: v.string(), firstPhone: v.number(), students: v.array(student) })),
)

export const demoStudents: readonly DemoStudent[] = schools.flatMap(({ school, firstPhone, students }) =>
  students.map((student, index) => ({ ...student, phone: String(firstPhone + index), school })),
)
