import type { DeskAccount } from '../../../contract/calls/desk.ts'
import type { Failure } from '../../../contract/failures.ts'

export interface DeskGuardContext {
  /** The account of the session; null where nobody is logged in, or nobody knows. */
  readonly account: DeskAccount | null
  /** The reason why the account could not be read. */
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
