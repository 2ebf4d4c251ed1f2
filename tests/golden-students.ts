import { readFileSync } from 'node:fs'
import { getRecommendedPositions } from '../contract/calls/positions.ts'
import { saveEducation, savePositionIntention, saveWish } from '../contract/calls/resume.ts'
import { type Education, emptyResume, type Intention } from '../contract/resume.ts'
import type { Call } from './golden.ts'

/** A student who wrote what weighs, and what has to be among the first ten that are recommended. */
export interface GoldenStudent
  extends Pick<Intention, 'positions' | 'cities' | 'kind'>,
    Pick<Education, 'major' | 'degree'> {
  readonly industries: string[]
  readonly wanted: readonly string[]
}

export const goldenStudents: readonly GoldenStudent[] = JSON.parse(
  readFileSync(new URL('fixtures/recommended-golden.json', import.meta.url), 'utf8'),
)

/** Writes what a student hopes for. @param call as a student who wrote nothing yet */
export async function write(call: Call, { positions, cities, kind, industries, major, degree }: GoldenStudent) {
  const dates = { start: '2023-09', end: '2027-06' }
  const entry = { id: 'school-1', school: '江临大学', major, degree, ...dates, score: '', note: '' }
  await call(saveEducation, { version: '0', entry })
  const content = { ...emptyResume.intention, positions, cities, kind }
  await call(savePositionIntention, { version: '1', content })
  await call(saveWish, { version: '2', content: { ...emptyResume.wish, industries } })
}

/** What is not among the first ten. @param call as that student */
export async function notRecommended(call: Call, { wanted }: GoldenStudent): Promise<string[]> {
  const { data } = await call(getRecommendedPositions, { size: '10' })
  const first = data.list.map(({ title, company }) => `${title}@${company.company_name}`)
  return wanted.filter((one) => !first.includes(one))
}
