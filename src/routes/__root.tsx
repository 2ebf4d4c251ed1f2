import { createRootRouteWithContext, Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ComponentType, lazy, Suspense } from 'react'
import type { SiteInfo } from '../../contract/calls/site.ts'
import { identityOf } from '../../machines/session/session.selectors.ts'
import { fairTitle, type SiteView, siteView } from '../../machines/site/site.selectors.ts'
import { useActors } from '../features/actors.ts'
import { usePreferences } from '../features/preferences.tsx'
import { Footer } from '../features/shell/Footer.tsx'
import { Header } from '../features/shell/Header.tsx'
import type { Routes } from '../features/shell/navigation.ts'
import { PageError } from '../features/shell/PageError.tsx'
import { Shell } from '../features/shell/Shell.tsx'
import { ShellSkeleton } from '../features/shell/ShellSkeleton.tsx'
import type { RouteContext } from './-context.ts'
import { useResume } from './-useResume.ts'

export const Route = createRootRouteWithContext<RouteContext>()({
  component: Root,
  notFoundComponent: () => <Navigate to="/" replace />,
})

const StudentHeader = lazy(() => import('../features/account/StudentHeader.tsx'))

/** The destinations of this release. */
const routes: Routes = { home: '/' }

function Framed({ info }: { info: SiteInfo }) {
  const { overlay, session, site } = useActors()
  const fair = useSelector(site, fairTitle)
  const identity = useSelector(session, identityOf)
  const isMenuOpen = useSelector(overlay, (snapshot) => snapshot.matches('menu'))
  const { pathname } = useLocation()
  const openResume = useResume()
  const header = {
    site: info,
    fairTitle: fair,
    routes,
    current: pathname,
    isMenuOpen,
    onMenuOpen: () => overlay.send({ type: 'MENU.OPENED' }),
    onMenuClose: () => overlay.send({ type: 'MENU.CLOSED' }),
    onLogin: () => overlay.send({ type: 'LOGIN.OPENED', jump: { mode: 3 }, sameTab: false }),
    onLogout: () => overlay.send({ type: 'LOGOUT.OPENED', origin: 0, wanted: { mode: 3 } }),
    onResume: openResume,
    onEmployer: null,
    onAdmin: null,
  }
  return (
    <Shell
      header={
        identity === 'student' ? (
          <Suspense fallback={<Header {...header} account={null} busy />}>
            <StudentHeader {...header} />
          </Suspense>
        ) : (
          <Header {...header} account={null} busy={identity === 'unknown'} />
        )
      }
      footer={<Footer site={info} fairTitle={fair} routes={routes} />}
    >
      <Outlet />
    </Shell>
  )
}

function Loading() {
  return <ShellSkeleton />
}

function Failed() {
  const { site } = useActors()
  return <PageError onRetry={() => site.send({ type: 'RETRIED' })} />
}

function Ready() {
  const { site } = useActors()
  const info = useSelector(site, (snapshot) => snapshot.context.site)
  return info && <Framed info={info} />
}

/** Every kind of site is framed in this release; the two login screens have the same frame. */
const views = {
  loading: Loading,
  failed: Failed,
  framed: Ready,
  transferLogin: Ready,
  employerLogin: Ready,
} satisfies Record<SiteView, ComponentType>

function Root() {
  usePreferences()
  const { site } = useActors()
  const View = views[useSelector(site, siteView)]
  return <View />
}
