import { searchRefusal } from '../../contract/calls/searches.ts'
import { codes } from '../../contract/codes.ts'
import { failureOf, isNotLoggedIn } from '../../contract/failures.ts'
import { type Notice, noticeOf } from '../notice.ts'

export const isLoginLost = (error: unknown): boolean => isNotLoggedIn(failureOf(error))

/** There are as many saved as are kept. */
export function isFull(error: unknown): boolean {
  const failure = failureOf(error)
  if (failure.kind !== 'server' || failure.code !== codes.refused) return false
  const read = searchRefusal.safeParse(failure.data)
  return read.success && read.data.why === 'full'
}

/** Why it is as it was before: in the server's words where it has any, else that it failed and what to do. */
export function failedNotice(kind: 'subscribeFailed' | 'unsubscribeFailed', error: unknown): Notice {
  const failure = failureOf(error)
  return failure.kind === 'server' && failure.msg !== '' ? noticeOf(error) : { kind }
}
