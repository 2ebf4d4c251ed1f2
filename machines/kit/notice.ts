import type { PositionStatus } from '../../contract/calls/desk.ts'
import { codes } from '../../contract/codes.ts'
import { type Failure, failureOf } from '../../contract/failures.ts'
import type { OwnStep } from '../../contract/rules/delivery-steps.ts'
import type { AnswerStep } from '../../contract/rules/invitation-steps.ts'

/** Something to tell the visitor, still without wording of our own. */
export type Notice =
  /** A sentence that the server wrote. */
  | { kind: 'message'; text: string }
  /** A refusal that the visitor can put right. */
  | { kind: 'warning'; text: string }
  /** A code that nobody expected, and what the server says of it. */
  | { kind: 'coded'; code: number; text: string }
  /** A call that failed. */
  | { kind: 'failure'; failure: Failure }
  /** Events that the message catalogue words. */
  | { kind: 'loggedIn' }
  /** The visitor logged in in another tab, so this one goes on. */
  | { kind: 'loggedInElsewhere' }
  | { kind: 'sessionExpired' }
  | { kind: 'logoutFailed' }
  | { kind: 'passwordChanged' }
  | { kind: 'phoneInvalid' }
  | { kind: 'collectionUnread'; failure: Failure }
  | { kind: 'collectFailed'; failure: Failure }
  | { kind: 'cancelFailed'; failure: Failure }
  /** A search is saved, or could not be, or not be taken off. */
  | { kind: 'subscribed' }
  | { kind: 'subscribeFailed'; failure: Failure }
  | { kind: 'unsubscribeFailed'; failure: Failure }
  /** It was delivered to a position while nobody looked. */
  | { kind: 'delivered'; title: string }
  | { kind: 'deliverFailed'; title: string }
  /** Nobody knows whether the delivery got there. */
  | { kind: 'deliverUnknown'; title: string }
  /** Something else went there before. */
  | { kind: 'deliveredBefore'; title: string }
  /** Another identity took over in another tab before it was sent. */
  | { kind: 'deliverLeft'; title: string }
  /** Something of the resume is not saved, and will not be by itself. */
  | { kind: 'resumeUnsaved' }
  /** Another tab edits the part of the resume that is shown. */
  | { kind: 'resumeShared' }
  /** A draft was put together with what is typed; when it was written. */
  | { kind: 'resumeRestored'; time: string }
  /** So many things of a file are in the resume now; so many that nobody decided are not. */
  | { kind: 'resumeTaken'; taken: number; undecided: number }
  /** A student's own step of a delivery is taken. */
  | { kind: 'stepTaken'; step: OwnStep }
  /** An employer's step is taken back. */
  | { kind: 'stepUndone' }
  /** None of the resumes that were to be printed is left. */
  | { kind: 'nothingToPrint' }
  /** A student's answer to an invitation is with the employer. */
  | { kind: 'invitationAnswered'; step: AnswerStep }
  /** A text is in the clipboard, or the browser would not put it there. */
  | { kind: 'copied' }
  | { kind: 'copyFailed' }
  /** An employer closed a position or opened it anew; how it stands now. */
  | { kind: 'positionSet'; status: PositionStatus; title: string }

/** Shows a notice for a few seconds and announces it to screen readers. */
export interface NoticePort {
  notify(notice: Notice): void
}

/** Codes with which the server answers something that the visitor can put right. */
const refusals: readonly number[] = [codes.refused, codes.notRegistered, codes.codeVoid, codes.frozen]

/** The notice of a call that failed: a refusal in the server's words, anything else as a failure (SMS-3). */
export function noticeOf(error: unknown): Notice {
  const failure = failureOf(error)
  return failure.kind === 'server' && refusals.includes(failure.code)
    ? { kind: 'warning', text: failure.msg }
    : { kind: 'failure', failure }
}

/** Whether the visitor can put right why a call failed. */
export const isRefusal = (error: unknown): boolean => noticeOf(error).kind === 'warning'

/** The notice of a call that failed, where an unexpected code is shown with its sentence (EMP-6). */
export function codedNoticeOf(error: unknown): Notice {
  const notice = noticeOf(error)
  return notice.kind === 'failure' && notice.failure.kind === 'server'
    ? { kind: 'coded', code: notice.failure.code, text: notice.failure.msg }
    : notice
}

/** The notice that a change was undone: in the server's words where it has any, else with the failure and its subject. */
export function failedNotice(
  kind: 'collectFailed' | 'cancelFailed' | 'subscribeFailed' | 'unsubscribeFailed',
  error: unknown,
): Notice {
  const failure = failureOf(error)
  return failure.kind === 'server' && failure.msg !== '' ? noticeOf(error) : { kind, failure }
}
