import type { Failure } from '../contract/failures.ts'

/** Something to tell the visitor, still without wording of our own. */
export type Notice =
  /** A sentence that the server wrote. */
  | { kind: 'message'; text: string }
  /** A call that failed. */
  | { kind: 'failure'; failure: Failure }
  /** An event that the message catalogue words. */
  | { kind: 'loggedIn' }
  | { kind: 'logoutFailed' }

/** Shows a notice for a few seconds and announces it to screen readers. */
export interface NoticePort {
  notify(notice: Notice): void
}
