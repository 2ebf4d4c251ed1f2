import type { DeskAccount } from '../../../contract/calls/desk.ts'
import type { Failure } from '../../../contract/failures.ts'

export interface DeskGuardContext {
  /** Who is there, by the session; null where nobody is, or nobody knows. */
  readonly account: DeskAccount | null
  /** Why it could not be found out. */
  readonly failure: Failure | null
}

export type DeskGuardEvent =
  /** An employer logged in here. */
  | { type: 'LOGGED.IN' }
  | { type: 'LOGOUT.ASKED' }
  /** Some call was answered with code 20011. */
  | { type: 'SESSION.REJECTED' }
  /** Another tab logged in or out. */
  | { type: 'PEER.CHANGED' }
  | { type: 'RETRIED' }
  /** Raised: the log-out is through. */
  | { type: 'LOGGED.OUT' }
