import { expect, it } from 'vitest'
import { parsePages } from '../../../../server/resume/parsing/parse-pages.ts'
import { readPages } from '../../../../server/resume/reading/read-pages.ts'
import { workingSet } from '../../../fixtures/resumes/resumes.ts'
import { count, emptyTallies } from '../../../fixtures/resumes/score.ts'

it('reads every resume of the half that the rules were written on, whole [RES-3]', async () => {
  const misses: Record<string, string[]> = {}
  for (const { name, person, file } of await workingSet()) {
    const wrong = count(person, parsePages(await readPages(new Uint8Array(file))), emptyTallies())
    if (wrong.length > 0) misses[name] = wrong
  }
  expect(misses).toEqual({})
})
