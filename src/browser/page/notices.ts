import { isNotLoggedIn } from '../../../contract/failures.ts'
import type { Notice, NoticePort } from '../../../machines/kit/notice.ts'

export interface ShownNotice {
  readonly id: string
  readonly notice: Notice
}

const LIMIT = 3

/** That a session is over is for whoever keeps it to say: to one who has logged out it is no news. */
const isRefusal = (notice: Notice): boolean => notice.kind === 'failure' && isNotLoggedIn(notice.failure)

const isExpired = ({ kind }: Notice): boolean => kind === 'sessionExpired'

const isLoggedIn = ({ kind }: Notice): boolean => kind === 'loggedIn' || kind === 'loggedInElsewhere'

/** Nobody is logged in and to log in again at once: what came last is true. */
const contradicts = (newer: Notice, older: Notice): boolean =>
  (isExpired(newer) && isLoggedIn(older)) || (isLoggedIn(newer) && isExpired(older))

/** The notices on screen, newest last; the toast region draws them and takes them away. */
export function createNotices() {
  let shown: readonly ShownNotice[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const change = (next: readonly ShownNotice[]) => {
    shown = next
    for (const listener of listeners) listener()
  }
  return {
    notify(notice: Notice) {
      if (isRefusal(notice)) return
      // Every call under way is refused when a session runs out.
      if (isExpired(notice) && shown.some((one) => isExpired(one.notice))) return
      count += 1
      const others = shown.filter((one) => !contradicts(notice, one.notice))
      change([...others, { id: String(count), notice }].slice(-LIMIT))
    },
    dismiss: (id: string) => change(shown.filter((one) => one.id !== id)),
    current: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  } satisfies NoticePort & Record<string, unknown>
}

export type Notices = ReturnType<typeof createNotices>
