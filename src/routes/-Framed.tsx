import { Outlet, useLocation, useRouterState } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useDeferredValue } from 'react'
import type { SiteInfo } from '../../contract/calls/site.ts'
import type { LoginType } from '../../contract/storage.ts'
import { type Identity, identityOf } from '../../machines/session/session.selectors.ts'
import { fairTitle, siteView } from '../../machines/site/site.selectors.ts'
import * as m from '../../messages/compiled/messages.js'
import { useActors } from '../features/actors.ts'
import { localise } from '../features/localise.ts'
import { Optional } from '../features/Optional.tsx'
import { usePreferences } from '../features/preferences.tsx'
import { Footer } from '../features/shell/Footer.tsx'
import { Header } from '../features/shell/Header.tsx'
import { pending } from '../features/shell/Shell.css.ts'
import { Shell } from '../features/shell/Shell.tsx'
import { frameOf } from './-pages.ts'

const MiniProgramCode = lazy(() => import('../features/shell/MiniProgramCode.tsx'))
const StudentHeader = lazy(() => import('../features/account/StudentHeader.tsx'))

const roles: Partial<Record<LoginType, () => string>> = {
  school: m.shell_identity_school,
  company: m.shell_identity_company,
  channel: m.shell_identity_channel,
}
const roleOf = (identity: Identity) =>
  identity === 'unknown' || identity === 'anonymous' ? undefined : roles[identity]?.()

/** In the visitor's language. */
function useFairTitle(): string | null {
  const { locale } = usePreferences()
  const title = useSelector(useActors().site, fairTitle)
  return title && localise(title, locale)
}

/** Header, content and footer (SHELL-1, SHELL-4). */
export function Framed({ info }: { info: SiteInfo }) {
  const { pathname } = useLocation()
  const { header = true, footer = true } = frameOf(pathname)
  return (
    <Shell header={header && <SiteHeader info={info} />} footer={footer && <SiteFooter info={info} />}>
      <Page />
    </Shell>
  )
}

/** The first page of a visit is drawn in slices, like all that nobody's click waits for; the router draws in one go. */
function Page() {
  const isLoaded = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation !== undefined })
  return useDeferredValue(isLoaded) ? <Outlet /> : <div className={pending} aria-busy="true" />
}

function SiteHeader({ info }: { info: SiteInfo }) {
  const { overlay, session, enter } = useActors()
  const { pathname } = useLocation()
  const identity = useSelector(session, identityOf)
  const { logout = 0 } = frameOf(pathname)
  const role = roleOf(identity)
  const header = {
    site: info,
    fairTitle: useFairTitle(),
    current: pathname,
    isMenuOpen: useSelector(overlay, (snapshot) => snapshot.matches('menu')),
    onMenuOpen: () => overlay.send({ type: 'MENU.OPENED' }),
    onMenuClose: () => overlay.send({ type: 'MENU.CLOSED' }),
    onEnter: enter,
    onLogout: () =>
      overlay.send({
        type: 'DIALOG.OPENED',
        dialog: { name: 'logout', origin: identity === 'student' ? logout : 0, wanted: { mode: 3 } },
      }),
  }
  if (identity !== 'student') {
    const account = role === undefined ? null : ({ kind: 'other', label: role } as const)
    return <Header {...header} account={account} busy={identity === 'unknown'} />
  }
  return (
    <Suspense fallback={<Header {...header} account={null} busy />}>
      <StudentHeader {...header} />
    </Suspense>
  )
}

/** Footer of any shell that has one. */
export function SiteFooter({ info }: { info: SiteInfo }) {
  const { site, enter } = useActors()
  const logo = useSelector(site, (snapshot) => snapshot.context.supportLogo)
  const isOpen = useSelector(site, (snapshot) => siteView(snapshot) === 'framed')
  return (
    <Footer
      site={info}
      fairTitle={useFairTitle()}
      isSupportHidden={logo === 'unknown' ? null : logo === 'hidden'}
      miniProgramCode={
        <Optional>
          <MiniProgramCode />
        </Optional>
      }
      isOpen={isOpen}
      onEnter={enter}
    />
  )
}
