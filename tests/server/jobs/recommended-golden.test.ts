import { expect, it } from 'vitest'
import { goldenStudents, notRecommended, write } from '../../golden-students.ts'
import { sharedWorld } from '../world/stage.ts'

const stage = sharedWorld()

it('recommends to each of twelve students what suits, among the first ten [JOB-1]', async () => {
  const missed: Record<string, string[]> = {}
  for (const [at, golden] of goldenStudents.entries()) {
    const student = stage.world.browser()
    await student.logIn(`1381234${String(at).padStart(4, '0')}`)
    await write((spec, params) => student.call(spec, params), golden)
    const absent = await notRecommended((spec, params) => student.call(spec, params), golden)
    if (absent.length > 0) missed[golden.major] = absent
  }
  expect(Object.keys(goldenStudents)).toHaveLength(12)
  expect(missed).toEqual({})
})
