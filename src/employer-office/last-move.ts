import * as z from 'zod/mini'
import { STEP_UNDO_SECONDS } from '../../contract/rules/delivery-steps.ts'
import type { LastMove } from '../../machines/employer-office/desk-review/desk-review.types.ts'
import { clock } from '../browser/page/clock.ts'
import { readSession, removeSession, writeSession } from '../browser/storage/storage.ts'

const stored = z.object({
  move: z.object({
    step: z.enum(['like', 'offer', 'revise', 'reject', 'invite']),
    applicants: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  moved: z.array(z.string()),
  deadline: z.number(),
})

function readLastMove(): LastMove | null {
  try {
    const last = stored.parse(JSON.parse(readSession('last_move') ?? 'null'))
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
