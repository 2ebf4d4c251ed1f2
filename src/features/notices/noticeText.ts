import type { PositionStatus } from '../../../contract/calls/desk.ts'
import type { OwnStep } from '../../../contract/delivery-steps.ts'
import { type Failure, isNotLoggedIn } from '../../../contract/failures.ts'
import type { AnswerStep } from '../../../contract/invitation-steps.ts'
import type { Notice } from '../../../machines/notice.ts'
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

const stepsTaken = {
  withdraw: m.deliveries_withdraw_done,
  accept: m.deliveries_accept_done,
  decline: m.deliveries_decline_done,
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

const expired = (): NoticeText => ({ tone: 'warning', text: m.login_session_expired() })

/** A notice in the visitor's language; a sentence that the server wrote stays as it is. */
export function noticeText(notice: Notice): NoticeText {
  switch (notice.kind) {
    case 'loggedIn':
      return { tone: 'ok', text: m.login_logged_in() }
    case 'loggedInElsewhere':
      return { tone: 'ok', text: m.login_logged_in_elsewhere() }
    case 'sessionExpired':
      return expired()
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
    case 'collectFailed':
      return { tone: 'error', text: m.job_collect_failed() }
    case 'cancelFailed':
      return { tone: 'error', text: m.job_cancel_failed() }
    case 'subscribed':
      return { tone: 'ok', text: m.searches_told() }
    case 'subscribeFailed':
      return { tone: 'error', text: m.searches_failed() }
    case 'unsubscribeFailed':
      return { tone: 'error', text: m.searches_off_failed() }
    case 'delivered':
      return { tone: 'ok', text: m.deliver_told_done({ title: notice.title }) }
    case 'stepUndone':
      return { tone: 'ok', text: m.review_undone() }
    case 'deliverFailed':
      return { tone: 'error', text: m.deliver_told_failed({ title: notice.title }) }
    case 'deliveredBefore':
      return { tone: 'warning', text: m.deliver_told_before({ title: notice.title }) }
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
    case 'ofForm':
      return noticeText(notice.notice)
    case 'failure': {
      const { failure } = notice
      if (isNotLoggedIn(failure)) return expired()
      const said = failure.kind === 'server' ? failure.msg : ''
      return { tone: 'error', text: said || failures[failure.kind]() }
    }
  }
}
