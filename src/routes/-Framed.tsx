import { Outlet, useLocation, useRouterState } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useDeferredValue } from 'react'
import type { SiteInfo } from '../../contract/calls/site.ts'
import { fairTitle } from '../../machines/site/site/site.selectors.ts'
import { Footer } from '../features/shell/footer/Footer.tsx'
import { pending } from '../features/shell/frame/Shell.css.ts'
import { Shell } from '../features/shell/frame/Shell.tsx'
import { Header } from '../features/shell/header/Header.tsx'
import { useActors } from '../shared/actors/actors.ts'
import { Optional } from '../shared/late/Optional.tsx'
import { localise } from '../shared/preferences/localise.ts'
import { usePreferences } from '../shared/preferences/preferences.tsx'
import { frameOf } from './-pages.ts'
import { useAccount } from './-useAccount.ts'
import { useShownPath } from './-useShownPath.ts'

const MiniProgramCode = lazy(() => import('../features/shell/footer/MiniProgramCode.tsx'))
const ResumeHeader = lazy(() => import('../features/shell/resume-header/ResumeHeader.tsx'))
const StudentHeader = lazy(() => import('../features/shell/account/StudentHeader.tsx'))

/** In the visitor's language. */
function useFairTitle(): string | null {
  const { locale } = usePreferences()
  const title = useSelector(useActors().site, fairTitle)
  return title && localise(title, locale)
}

/** Header, content and footer (SHELL-1, SHELL-4). */
export function Framed({ info }: { info: SiteInfo }) {
  const { header = true, footer = true } = frameOf(useShownPath())
  return (
    <Shell header={header !== false && <SiteHeader info={info} />} footer={footer && <SiteFooter info={info} isOpen />}>
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
  const { overlay, enter } = useActors()
  const { pathname } = useLocation()
  const { identity, account, onLogout, ...focus } = useAccount(frameOf(pathname).logout)
  const header = {
    site: info,
    fairTitle: useFairTitle(),
    current: pathname,
    isMenuOpen: useSelector(overlay, (snapshot) => snapshot.matches('menu')),
    onMenuOpen: () => overlay.send({ type: 'MENU.OPENED' }),
    onMenuClose: () => overlay.send({ type: 'MENU.CLOSED' }),
    onEnter: enter,
    onLogout,
    ...focus,
  }
  if (identity !== 'student') return <Header {...header} account={account} busy={identity === 'unknown'} />
  if (frameOf(pathname).header === 'resume') {
    return (
      <Suspense fallback={<div style={{ height: 64 }} />}>
        <ResumeHeader
          site={info}
          pathname={pathname}
          onPositions={() => overlay.send({ type: 'DIALOG.OPENED', dialog: { name: 'positionsSoon' } })}
          onEnter={enter}
          onLogout={onLogout}
          {...focus}
        />
      </Suspense>
    )
  }
  return (
    <Suspense fallback={<Header {...header} account={null} busy isFocusWanted={false} />}>
      <StudentHeader {...header} />
    </Suspense>
  )
}

/** Footer of any shell that has one. */
export function SiteFooter({ info, isOpen }: { info: SiteInfo; isOpen: boolean }) {
  const { site, enter } = useActors()
  const logo = useSelector(site, (snapshot) => snapshot.context.supportLogo)
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
