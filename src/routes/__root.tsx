import { createRootRouteWithContext, Navigate, Outlet } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ComponentType, lazy, Suspense, useDeferredValue } from 'react'
import type { SiteInfo } from '../../contract/calls/site.ts'
import { type SiteView, siteView } from '../../machines/site/site/site.selectors.ts'
import { Shell } from '../features/shell/frame/Shell.tsx'
import { ShellSkeleton } from '../features/shell/frame/ShellSkeleton.tsx'
import { useActors } from '../shared/actors/actors.ts'
import { usePreferences } from '../shared/preferences/preferences.tsx'
import { SiteSchoolProvider } from '../shared/preferences/site-school.ts'
import { TaiwanProvider } from '../shared/preferences/taiwan.ts'
import { PageError } from '../shared/query/PageError.tsx'
import type { RouteContext } from './-context.ts'
import { Framed } from './-Framed.tsx'
import { frameOf } from './-pages.ts'
import { useShownPath } from './-useShownPath.ts'

const TransferShell = lazy(() => import('./-TransferShell.tsx'))
const EmployerShell = lazy(() => import('./-EmployerShell.tsx'))

export const Route = createRootRouteWithContext<RouteContext>()({
  component: Root,
  pendingComponent: ShellSkeleton,
  notFoundComponent: () => <Navigate to="/" replace />,
})

interface ShellProps {
  readonly info: SiteInfo
}

function Failed() {
  const { site } = useActors()
  return <PageError isWhole onRetry={() => site.send({ type: 'RETRIED' })} />
}

/** A page of its own, whatever the site's frame. */
const BarePage = () => (
  <Shell header={null} footer={null}>
    <Outlet />
  </Shell>
)

/** The frames of a site that is known. */
const shells = {
  framed: Framed,
  transferLogin: TransferShell,
  employerLogin: EmployerShell,
  leaving: ShellSkeleton,
  loading: ShellSkeleton,
  failed: Failed,
} satisfies Record<SiteView, ComponentType<ShellProps>>

function Root() {
  usePreferences()
  const { site } = useActors()
  const path = useShownPath()
  // Drawn in slices, like all that nobody's click waits for: the router would draw the whole frame in one go.
  const view = useDeferredValue(useSelector(site, siteView), 'loading')
  const info = useSelector(site, (snapshot) => snapshot.context.site)
  if (!info) return view === 'failed' ? <Failed /> : <ShellSkeleton />
  const Shell = shells[view]
  return (
    <TaiwanProvider value={info.is_taiban === 1}>
      <SiteSchoolProvider value={info.school?.school ?? ''}>
        <Suspense fallback={<ShellSkeleton />}>{frameOf(path).bare ? <BarePage /> : <Shell info={info} />}</Suspense>
      </SiteSchoolProvider>
    </TaiwanProvider>
  )
}
