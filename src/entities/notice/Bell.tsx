import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import { unreadNoticesQuery } from '../../api/notice-centre.ts'
import { queryClient } from '../../api/query-client.ts'
import { useActors } from '../../shared/actors/actors.ts'
import { Optional } from '../../shared/late/Optional.tsx'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { BellIcon } from '../../ui/icons/pages.tsx'
import { SkeletonRows } from '../../ui/list-state/SkeletonRows.tsx'
import { Menu } from '../../ui/menu/Menu.tsx'
import { unseen } from '../../ui/reset.css.ts'
import * as css from './Bell.css.ts'

const LatestNotices = lazy(() => import('./LatestNotices.tsx'))

/** More are not counted one by one. */
const MOST = 99

/** How many notices a student has not looked at; null until that has been read. */
export function useUnreadNotices(): number | null {
  const userId = useSelector(useActors().session, ({ context }) => context.userId)
  return useQuery(unreadNoticesQuery(userId), queryClient).data ?? null
}

/** The count as a header has room for it. */
export const countText = (count: number): string => (count > MOST ? `${MOST}+` : String(count))

/** In the header of a student: how many notices are new, and the latest of them. */
export function Bell() {
  usePreferences()
  const { session } = useActors()
  const userId = useSelector(session, ({ context }) => context.userId)
  const unread = useUnreadNotices() ?? 0
  const trigger = (
    <>
      <BellIcon />
      <span className={unseen}>{unread > 0 ? m.notices_bell_new({ count: unread }) : m.notices_title()}</span>
      {unread > 0 && (
        <span className={css.count} aria-hidden="true">
          {countText(unread)}
        </span>
      )}
    </>
  )
  return (
    <Menu trigger={trigger} triggerClass={css.bell} align="bar" width="344px">
      {(close) => (
        <Optional>
          <Suspense fallback={<SkeletonRows count={3} label={m.content_loading()} />}>
            <LatestNotices userId={userId} unread={unread} onLeave={close} />
          </Suspense>
        </Optional>
      )}
    </Menu>
  )
}
