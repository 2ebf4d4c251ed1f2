import { expect, it } from 'vitest'
import type { LastMove } from '../../../machines/employer-office/desk-review/desk-review.types.ts'
import { clock } from '../../../src/browser/page/clock.ts'
import { lastMove } from '../../../src/employer-office/last-move.ts'

const INVITED: LastMove = {
  move: { step: 'invite', applicants: [{ id: '11', name: '林知夏' }] },
  moved: ['11'],
  deadline: clock.now() + 4000,
}

it('the tab keeps the last decision until it is put away, and takes nothing malformed for one [JOB-5]', () => {
  expect(lastMove.read()).toBeNull()
  lastMove.write(INVITED)
  expect(lastMove.read()).toEqual(INVITED)
  lastMove.remove()
  expect(lastMove.read()).toBeNull()
  for (const kept of ['{', '{"move":{"step":"hire"}}']) {
    sessionStorage.setItem('last_move', kept)
    expect(lastMove.read()).toBeNull()
  }
  lastMove.remove()
})

it('it can be taken back for no longer than a whole while, though the clock was set back [JOB-5]', () => {
  lastMove.write({ ...INVITED, deadline: clock.now() + 3_600_000 })
  expect(lastMove.read()!.deadline - clock.now()).toBeLessThanOrEqual(10_000)
  lastMove.remove()
})
