import { useSelector } from '@xstate/react'
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { dialogs, notices, overlay, site } from './actors.ts'

const StudentLogin = lazy(dialogs.studentLogin)
const Logout = lazy(dialogs.logout)
const Notices = lazy(() => import('./Notices.tsx'))

function Dialog(): ReactNode {
  const snapshot = useSelector(overlay, (one) => one)
  const info = useSelector(site, (snapshot) => snapshot.context.site)
  if (snapshot.matches({ studentLogin: 'shown' }) && info)
    return <StudentLogin login={snapshot.context.login} site={info} />
  if (snapshot.matches({ logout: 'shown' })) return <Logout request={snapshot.context.logout} />
  return null
}

/** What lies over the page: one dialog at a time, and notices. */
export function Overlay() {
  const shown = useSyncExternalStore(notices.subscribe, notices.current)
  return (
    <Suspense>
      <Dialog />
      {shown.length > 0 && <Notices shown={shown} onDismiss={notices.dismiss} />}
    </Suspense>
  )
}
