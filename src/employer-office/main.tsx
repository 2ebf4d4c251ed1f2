import { QueryClientProvider, QueryObserver, useQuery } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import type { SiteInfo } from '../../contract/calls/site.ts'
import * as m from '../../messages/compiled/messages.js'
import { queryClient } from '../api/query-client.ts'
import { reload, reloadReplaced } from '../browser/page/document.ts'
import { ActorsProvider, type AppActors } from '../shared/actors/actors.ts'
import { localise } from '../shared/preferences/localise.ts'
import { PreferencesProvider, usePreferences } from '../shared/preferences/preferences.tsx'
import { applyBrand } from '../ui/apply-brand.ts'
import { ignoreInputMethodKeys } from '../ui/input-method.ts'
import { outlivePageTranslation } from '../ui/page-translation.ts'
import { adoptSiteLocale, currentLocale, onPreferences, showOnDocument, usePreferencesStore } from './preferences.ts'
import '../ui/reset.css.ts'
import { useSelector } from '@xstate/react'
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { deskGuardView } from '../../machines/employer-office/desk-guard/desk-guard.selectors.ts'
import * as css from '../features/employer-office/frame/Desk.css.ts'
import { DeskBar } from '../features/employer-office/frame/DeskBar.tsx'
import { DeskScreens } from '../features/employer-office/frame/DeskScreens.tsx'
import { LogoutDialog } from '../features/login/logout/LogoutDialog.tsx'
import { Working } from '../shared/late/Working.tsx'
import { noticeText } from '../shared/notices/notice-text.ts'
import { PageError } from '../shared/query/PageError.tsx'
import { Toasts } from '../ui/toast/Toasts.tsx'
import { guard, notices, startActors } from './actors.ts'
import { listen } from './live.ts'
import { isAfterRegistration, openPlaces } from './place.ts'
import { siteQuery } from './site.ts'
import { Workplace } from './Workplace.tsx'

const retry = () => reload().catch(() => notices.notify({ kind: 'failure', failure: { kind: 'offline' } }))

interface DeskBoundaryProps {
  readonly children: ReactNode
}

/** What cannot be drawn, usually for a file that did not come, gives way to a word of it; the frame around it stays. */
const DeskBoundary = ({ children }: DeskBoundaryProps) => (
  <ErrorBoundary fallback={<PageError isWhole onRetry={() => void retry()} />}>{children}</ErrorBoundary>
)

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
function DeskApp() {
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

/** What the employers' log-in asks of a page; the rest is the students'. */
const actors = { reloadReplaced } as AppActors

const site = new QueryObserver(queryClient, siteQuery)

function showSite(info: SiteInfo | undefined = site.getCurrentResult().data): void {
  if (!info) return
  adoptSiteLocale(info.default_locale)
  applyBrand(info.brand.colour)
  document.title = m.desk_page_title({ site: localise(info.brand.name, currentLocale()) })
}

function App() {
  const preferences = usePreferencesStore()
  return (
    <QueryClientProvider client={queryClient}>
      <ActorsProvider value={actors}>
        <PreferencesProvider value={preferences}>
          <DeskApp />
        </PreferencesProvider>
      </ActorsProvider>
    </QueryClientProvider>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('desk.html has no #root')
ignoreInputMethodKeys()
outlivePageTranslation()
showOnDocument()
openPlaces()
startActors()
listen()
site.subscribe(({ data }) => showSite(data))
onPreferences(() => showSite())
createRoot(root).render(<App />)
