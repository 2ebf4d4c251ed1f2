import { waitFor } from 'xstate'
import { DRAFTS_DATABASE } from '../../../contract/rules/storage.ts'
import type { OpenDesk } from './desk.ts'

/** Milliseconds that a log-out waits for what was typed last. */
const PATIENCE = 3000

let open: OpenDesk | null = null

export const currentDesk = (): OpenDesk | null => open

export function setDesk(desk: OpenDesk | null): void {
  if (open !== desk) open?.end()
  open = desk
}

/** Sends what was typed last. Whether something cannot be sent as it is. */
export function leaveResume(): boolean {
  open?.leave()
  return open?.isStuck() ?? false
}

/** Sends what was typed last, and waits until it is there, or for a moment. */
export async function flushResume(): Promise<void> {
  const desk = open
  if (!desk) return
  desk.leave()
  await Promise.all(
    desk
      .busy()
      .map((actor) => waitFor(actor, (one) => !one.hasTag('busy'), { timeout: PATIENCE }).catch(() => undefined)),
  )
}

/** Nothing of a resume is left in this browser for whoever comes next (OUT-3). */
export function forgetResume(): void {
  setDesk(null)
  indexedDB.deleteDatabase(DRAFTS_DATABASE)
}
