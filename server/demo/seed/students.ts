import * as z from 'zod/mini'
import { readData } from './data.ts'

const student = z.strictObject({
  name: z.string(),
  /** 0 male, 1 female. */
  sex: z.enum(['0', '1']),
  major: z.string(),
  /** How far they are: no resume yet, one, one with a diagnosis, one that AI wrote, or all of it. */
  progress: z.enum(['none', 'plain', 'diagnosed', 'ai', 'full']),
})

export interface DemoStudent extends z.infer<typeof student> {
  readonly phone: string
  readonly school: string
}

/** Of each school, with phones in canonical spelling that count up from the first. */
const schools = readData(
  'students',
  z.array(z.strictObject({ school: z.string(), firstPhone: z.number(), students: z.array(student) })),
)

export const demoStudents: readonly DemoStudent[] = schools.flatMap(({ school, firstPhone, students }) =>
  students.map((student, index) => ({ ...student, phone: String(firstPhone + index), school })),
)
