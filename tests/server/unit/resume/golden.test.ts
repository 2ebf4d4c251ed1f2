import { describe, expect, it } from 'vitest'
import { parsePages } from '../../../../server/areas/resume/parsing/parse-pages.ts'
import { readPages } from '../../../../server/areas/resume/reading/read-pages.ts'
import { type Half, peopleOf, plans, workingSet } from '../../../fixtures/resumes/resumes.ts'
import { count, emptyTallies } from '../../../fixtures/resumes/score.ts'

it('reads every resume of the half that the rules were written on, whole [RES-3]', async () => {
  const misses: Record<string, string[]> = {}
  for (const { name, person, file } of await workingSet()) {
    const wrong = count(person, parsePages(await readPages(new Uint8Array(file))), emptyTallies())
    if (wrong.length > 0) misses[name] = wrong
  }
  expect(misses).toEqual({})
})

describe('the resumes that parsing is judged by', () => {
  const halves = ['working', 'measuring'] as const satisfies readonly Half[]
  const written = (half: Half) => new Set(plans[half].map(([id]) => id))
  /** The same layout in other pieces is the same layout. */
  const layouts = (half: Half) => new Set(plans[half].map(([, layout]) => layout.split('-')[0]))
  const known = (half: Half) => peopleOf(half).flatMap(({ id, name, phone, email }) => [id, name, phone, email])

  it('are forty and more, each once, in eight layouts and more', () => {
    const all = halves.flatMap((half) => plans[half].map(([id, layout]) => `${half} ${id} ${layout}`))
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThanOrEqual(40)
    expect(Math.min(plans.working.length, plans.measuring.length)).toBeGreaterThanOrEqual(20)
    expect(new Set(halves.flatMap((half) => [...layouts(half)])).size).toBeGreaterThanOrEqual(8)
  })

  it('share neither a person nor a layout between the half that is worked on and the half that is measured', () => {
    const working = new Set(known('working'))
    expect(known('measuring').filter((one) => working.has(one))).toEqual([])
    expect([...layouts('working')].filter((one) => layouts('measuring').has(one))).toEqual([])
  })

  it.each(halves)('have everybody of the %s half in a file', (half) => {
    expect(written(half)).toEqual(new Set(peopleOf(half).map(({ id }) => id)))
  })
})
