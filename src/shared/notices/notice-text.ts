import type { PositionStatus } from '../../../contract/calls/desk.ts'
import { codes } from '../../../contract/codes.ts'
import { type Failure, isNotLoggedIn } from '../../../contract/failures.ts'
import type { OwnStep } from '../../../contract/rules/delivery-steps.ts'
import type { AnswerStep } from '../../../contract/rules/invitation-steps.ts'
import type { Notice } from '../../../machines/kit/notice.ts'
import * as m from '../../../messages/compiled/messages.js'
import type { ToastKind } from '../../ui/toast/Toasts.tsx'

export interface NoticeText {
  readonly tone: ToastKind
  readonly text: string
}

const failures = {
  offline: m.login_failure_offline,
  timeout: m.login_failure_timeout,
  malformed: m.login_failure_malformed,
  status: m.login_failure_status,
  server: m.login_failure_server,
  aborted: m.login_failure_aborted,
} satisfies Record<Failure['kind'], () => string>

const isOutOfService = (failure: Failure) =>
  failure.kind === 'server' && (failure.code === codes.internal || failure.code === codes.unavailable)

const stepsTaken = {
  withdraw: m.deliveries_withdraw_done,
  accept: m.deliveries_accept_done,
  decline: m.deliveries_decline_done,
  revoke: m.deliveries_revoke_done,
} satisfies Record<OwnStep, () => string>

const answered = {
  accept: m.interviews_accept_done,
  decline: m.interviews_decline_done,
  askReschedule: m.interviews_ask_done,
  keepTime: m.interviews_keep_done,
} satisfies Record<AnswerStep, () => string>
const positionsSet = {
  open: (title) => ({ tone: 'ok', text: m.desk_opened({ title }) }),
  closed: (title) => ({ tone: 'ok', text: m.desk_closed({ title }) }),
  expired: (title) => ({ tone: 'warning', text: m.desk_expired_still({ title }) }),
} satisfies Record<PositionStatus, (title: string) => NoticeText>

/** What went wrong with a call and what to do: the same words wherever that is said. */
export function causeText(failure: Failure): string {
  if (isNotLoggedIn(failure)) return m.login_session_expired()
  const said = failure.kind === 'server' ? failure.msg : ''
  return said || failures[isOutOfService(failure) ? 'status' : failure.kind]()
}

/** A notice in the visitor's language; a sentence that the server wrote stays as it is. */
export function noticeText(notice: Notice): NoticeText {
  switch (notice.kind) {
    case 'loggedIn':
      return { tone: 'ok', text: m.login_logged_in() }
    case 'loggedInElsewhere':
      return { tone: 'ok', text: m.login_logged_in_elsewhere() }
    case 'sessionExpired':
      return { tone: 'warning', text: m.login_session_expired() }
    case 'message':
      return { tone: 'info', text: notice.text || m.login_failure_server() }
    case 'warning':
      return { tone: 'warning', text: notice.text || m.login_failure_server() }
    case 'coded':
      return { tone: 'error', text: m.login_notice_coded({ code: notice.code, msg: notice.text }) }
    case 'phoneInvalid':
      return { tone: 'warning', text: m.login_phone_malformed() }
    case 'passwordChanged':
      return { tone: 'ok', text: m.login_password_changed() }
    case 'logoutFailed':
      return { tone: 'error', text: m.login_logout_failed() }
    case 'collectionUnread':
      return { tone: 'error', text: m.job_collection_unread({ cause: causeText(notice.failure) }) }
    case 'collectFailed':
      return { tone: 'error', text: m.job_collect_failed({ cause: causeText(notice.failure) }) }
    case 'cancelFailed':
      return { tone: 'error', text: m.job_cancel_failed({ cause: causeText(notice.failure) }) }
    case 'subscribed':
      return { tone: 'ok', text: m.searches_told() }
    case 'subscribeFailed':
      return { tone: 'error', text: m.searches_failed({ cause: causeText(notice.failure) }) }
    case 'unsubscribeFailed':
      return { tone: 'error', text: m.searches_off_failed({ cause: causeText(notice.failure) }) }
    case 'delivered':
      return { tone: 'ok', text: m.deliver_told_done({ title: notice.title }) }
    case 'nothingToPrint':
      return { tone: 'warning', text: m.review_print_nothing() }
    case 'stepUndone':
      return { tone: 'ok', text: m.review_undone() }
    case 'deliverFailed':
      return { tone: 'error', text: m.deliver_told_failed({ title: notice.title }) }
    case 'deliverUnknown':
      return { tone: 'warning', text: m.deliver_told_unknown({ title: notice.title }) }
    case 'deliveredBefore':
      return { tone: 'warning', text: m.deliver_told_before({ title: notice.title }) }
    case 'deliverLeft':
      return { tone: 'warning', text: m.deliver_told_left({ title: notice.title }) }
    case 'resumeUnsaved':
      return { tone: 'warning', text: m.resume_unsaved() }
    case 'resumeShared':
      return { tone: 'info', text: m.resume_shared() }
    case 'resumeRestored':
      return { tone: 'info', text: m.resume_restored({ time: notice.time }) }
    case 'resumeTaken':
      return {
        tone: 'ok',
        text: notice.undecided > 0 ? m.resume_taken_some(notice) : m.resume_taken({ taken: notice.taken }),
      }
    case 'stepTaken':
      return { tone: 'ok', text: stepsTaken[notice.step]() }
    case 'invitationAnswered':
      return { tone: 'ok', text: answered[notice.step]() }
    case 'copied':
      return { tone: 'ok', text: m.interviews_copied() }
    case 'copyFailed':
      return { tone: 'warning', text: m.interviews_copy_failed() }
    case 'positionSet':
      return positionsSet[notice.status](notice.title)
    case 'failure':
      return { tone: 'error', text: causeText(notice.failure) }
  }
}
