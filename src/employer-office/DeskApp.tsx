import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { deskGuardView } from '../../machines/employer-office/desk-guard/desk-guard.selectors.ts'
import * as m from '../../messages/compiled/messages.js'
import * as css from '../features/employer-office/frame/Desk.css.ts'
import { DeskBar } from '../features/employer-office/frame/DeskBar.tsx'
import { DeskScreens } from '../features/employer-office/frame/DeskScreens.tsx'
import { LogoutDialog } from '../features/login/logout/LogoutDialog.tsx'
import { Working } from '../shared/late/Working.tsx'
import { noticeText } from '../shared/notices/notice-text.ts'
import { usePreferences } from '../shared/preferences/preferences.tsx'
import { Toasts } from '../ui/toast/Toasts.tsx'
import { guard, notices } from './actors.ts'
import { DeskBoundary } from './DeskBoundary.tsx'
import { isAfterRegistration } from './place.ts'
import { siteQuery } from './site.ts'
import { Workplace } from './Workplace.tsx'

const LogInCard = lazy(() => import('./LogInCard.tsx'))

function Logout() {
  const logout = useSelector(guard, ({ children }) => children.logout)
  const account = useSelector(guard, ({ context }) => context.account)
  if (!logout) return null
  const staff =
    account === null || account.login_type === 'student'
      ? null
      : { identity: account.login_type, name: account.phone, isFaculty: false }
  return <LogoutDialog actor={logout} account={staff} />
}

function Notices() {
  const shown = useSyncExternalStore(notices.subscribe, notices.current)
  const toasts = shown.map(({ id, notice }) => {
    const { tone, text } = noticeText(notice)
    return { id, kind: tone, text }
  })
  return <Toasts toasts={toasts} onDismiss={notices.dismiss} label={m.app_notices()} closeLabel={m.login_close()} />
}

/** The employers' desk: whoever may sit at it works, everybody else is told what to do. */
export function DeskApp() {
  usePreferences()
  const view = useSelector(guard, deskGuardView)
  const account = useSelector(guard, ({ context }) => context.account)
  const { data: site = null } = useQuery(siteQuery)
  const isEmployer = account?.login_type === 'company'
  // A channel's home leads employers back to where they are.
  const hasHome = site !== null && site.channel?.show_content !== 2 && !(site.type === 3 && isEmployer)
  return (
    <div className={css.page}>
      <DeskBar
        site={site}
        company={account?.company_name ?? ''}
        phone={isEmployer ? account.phone : ''}
        onLogout={() => guard.send({ type: 'LOGOUT.ASKED' })}
      />
      <DeskBoundary>
        {view === 'inside' ? (
          <Workplace />
        ) : (
          <main className={css.screen}>
            <DeskScreens
              view={view}
              account={account}
              site={site}
              isRegistered={isAfterRegistration()}
              hasHome={hasHome}
              logIn={
                <Suspense fallback={<Working label={m.login_loading()} />}>
                  {site && <LogInCard site={site} />}
                </Suspense>
              }
              onRetry={() => guard.send({ type: 'RETRIED' })}
              onLogout={() => guard.send({ type: 'LOGOUT.ASKED' })}
            />
          </main>
        )}
      </DeskBoundary>
      <Logout />
      <Notices />
    </div>
  )
}
