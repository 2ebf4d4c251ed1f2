import { STEP_UNDO_SECONDS } from '../../contract/rules/delivery-steps.ts'

/**
 * Nothing can be taken back for longer than a whole while, whatever this clock says.
 * @param until ISO 8601; null where nothing can be taken back
 * @param now milliseconds since the epoch
 */
export function undoUntil(until: string | null, now: number): string | null {
  const latest = now + STEP_UNDO_SECONDS * 1000
  return until !== null && Date.parse(until) > latest ? new Date(latest).toISOString() : until
}
