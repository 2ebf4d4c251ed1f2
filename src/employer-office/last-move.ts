import * as v from 'valibot'
import { STEP_UNDO_SECONDS } from '../../contract/rules/delivery-steps.ts'
import type { LastMove } from '../../machines/employer-office/desk-review/desk-review.types.ts'
import { clock } from '../browser/page/clock.ts'
import { readSession, removeSession, writeSession } from '../browser/storage/storage.ts'

const stored = v.object({
  move: v.object({
    step: v.picklist(['like', 'offer', 'revise', 'reject', 'invite']),
    applicants: v.array(v.object({ id: v.string(), name: v.string() })),
  }),
  moved: v.array(v.string()),
  deadline: v.number(),
})

function readLastMove(): LastMove | null {
  try {
    const last = v.parse(stored, JSON.parse(readSession('last_move') ?? 'null'))
    // The clock may have been set back meanwhile.
    return { ...last, deadline: Math.min(last.deadline, clock.now() + STEP_UNDO_SECONDS * 1000) }
  } catch {
    return null
  }
}

/** What was decided last at the desk, over a reload of the page. */
export const lastMove = {
  read: readLastMove,
  write: (last: LastMove) => writeSession('last_move', JSON.stringify(last)),
  remove: () => removeSession('last_move'),
}
