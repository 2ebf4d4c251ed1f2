import { failureOf } from '../../contract/failures.ts'
import { type Notice, noticeOf } from '../notice.ts'

/** Why it is as it was before: in the server's words where it has any, else that it failed and what to do. */
export function failedNotice(kind: 'collectFailed' | 'cancelFailed', error: unknown): Notice {
  const failure = failureOf(error)
  return failure.kind === 'server' && failure.msg !== '' ? noticeOf(error) : { kind }
}
