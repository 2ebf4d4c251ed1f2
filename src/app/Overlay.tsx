import { CatchBoundary } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { lazy, type ReactNode, useSyncExternalStore } from 'react'
import { Optional } from '../features/Optional.tsx'
import { loadedDialogs, notices, overlay, site } from './actors.ts'
import { loadNotices } from './idle.ts'

const Notices = lazy(loadNotices)

function Dialog(): ReactNode {
  const { studentLogin: StudentLogin, logout: Logout } = loadedDialogs
  const snapshot = useSelector(overlay, (one) => one)
  const info = useSelector(site, (one) => one.context.site)
  if (snapshot.matches({ studentLogin: 'shown' }) && StudentLogin && info) {
    return <StudentLogin login={snapshot.context.login} site={info} />
  }
  if (snapshot.matches({ logout: 'shown' }) && Logout) return <Logout request={snapshot.context.logout} />
  return null
}

/** A dialog that broke is closed, so that it can be opened anew; the page below stays. */
function closeBroken(error: unknown): void {
  console.error(error)
  overlay.send({ type: 'LOGIN.ENDED' })
  overlay.send({ type: 'LOGOUT.ENDED' })
}

const Nothing = () => null

/** What lies over the page: one dialog at a time, and notices. */
export function Overlay() {
  const shown = useSyncExternalStore(notices.subscribe, notices.current)
  const state = useSelector(overlay, ({ value }) => JSON.stringify(value))
  return (
    <>
      <CatchBoundary getResetKey={() => state} errorComponent={Nothing} onCatch={closeBroken}>
        <Dialog />
      </CatchBoundary>
      {shown.length > 0 && (
        <Optional>
          <Notices shown={shown} onDismiss={notices.dismiss} />
        </Optional>
      )}
    </>
  )
}
