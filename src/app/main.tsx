import { RouterProvider, useRouterState } from '@tanstack/react-router'
import { startTransition, useDeferredValue } from 'react'
import { createRoot } from 'react-dom/client'
import { entryDestinations } from '../../machines/login/entry/entry.types.ts'
import { ShellSkeleton } from '../features/shell/frame/ShellSkeleton.tsx'
import { ActorsProvider } from '../shared/actors/actors.ts'
import { PreferencesProvider } from '../shared/preferences/preferences.tsx'
import { applyBrand } from '../ui/apply-brand.ts'
import { ignoreInputMethodKeys } from '../ui/input-method.ts'
import { outlivePageTranslation } from '../ui/page-translation.ts'
import '../ui/reset.css.ts'
import './boot.css.ts'
import { waitFor } from 'xstate'
import type { AnalyticsPort } from '../browser/page/analytics.ts'
import { reloadReplaced } from '../browser/page/document.ts'
import { INIT_EVENT } from '../browser/page/init-event.ts'
import { goTo } from '../browser/page/pages.ts'
import { accountName, accountSchool } from '../browser/storage/cookies.ts'
import { createActors, notices, overlay, session, site, startActors } from './actors.ts'
import { loadCode } from './dialogs/dialogs.ts'
import { rememberFirstAddress } from './first-address.ts'
import { flows } from './flows.ts'
import { becomeStudent, deliver, enter, fetchWhenIdle } from './idle.ts'
import { watchLinks } from './intent.ts'
import { giveFocus } from './login/account-focus.ts'
import { Overlay } from './Overlay.tsx'
import { type PageHead, showPageHead } from './page-head.ts'
import { adoptSiteLocale, onPreferences, showOnDocument, usePreferencesStore } from './preferences.ts'
import { createPages, router } from './router.ts'

/** The counter that the site has configured; its code comes only where it has one (SITE-6). */
async function createCounter(): Promise<AnalyticsPort | null> {
  const { context } = await waitFor(site, (snapshot) => snapshot.context.site !== null)
  const script = context.site?.analytics
  return script ? (await import('../browser/page/analytics.ts')).createAnalytics(script) : null
}

let counter: ReturnType<typeof createCounter> | undefined

/** Counts a page; those before the site is known, then. @param path without parameters */
function countPageView(path: string): void {
  counter ??= createCounter()
  counter.then((views) => views?.pageView(path)).catch(console.error)
}

rememberFirstAddress()
ignoreInputMethodKeys()
outlivePageTranslation()

/** Shows title and description of the site and the route on the document. */
function showSite(): void {
  const info = site.getSnapshot().context.site
  if (!info) return
  adoptSiteLocale(info.default_locale)
  applyBrand(info.brand.colour)
  const page = router.state.matches.at(-1)
  showPageHead(info, { ...page?.staticData, ...headOf(page) })
}

const headOf = (page: { loaderData?: unknown } | undefined) => page?.loaderData as PageHead | undefined

/** Does what every change of the page takes: its head, a page view, and the login that its address asks for (NAV-8). */
function showPage({ toLocation }: { toLocation: { pathname: string; search: unknown } }): void {
  showSite()
  const head = headOf(router.state.matches.at(-1))
  void head?.ready?.then(showSite)
  head?.onShown?.()
  countPageView(toLocation.pathname)
  if (Object(toLocation.search).isLogin === '1') enter('isLogin')
}

/** A page may turn out to be behind the last one only when the list is read. */
async function correctPage(): Promise<void> {
  if ('page' in Object(router.latestLocation.search)) (await import('./last-page.ts')).correctPage()
}

/** A visitor who sets out for another page than the log-in's does not want back any more. */
function dropWish({ toLocation }: { toLocation: { pathname: string } }): void {
  if (!['/', '/login'].includes(toLocation.pathname)) session.send({ type: 'WISH.DROPPED' })
}

/** A login that was needed on the way somewhere goes on there. */
function goOn({ detail }: CustomEvent<string | null>): void {
  const destination = entryDestinations.find((one) => one === detail)
  if (destination) enter(destination)
  else if (detail) goTo(detail)
}

function App() {
  const preferences = usePreferencesStore()
  const isEmpty = useRouterState({ router, select: ({ matches }) => matches.length === 0 })
  // The outlines first, then the router, which begins with the route as soon as it is there.
  const isBegun = useDeferredValue(true, false)
  return (
    <PreferencesProvider value={preferences}>
      {isEmpty && <ShellSkeleton />}
      {isBegun && <RouterProvider router={router} />}
      <Overlay />
    </PreferencesProvider>
  )
}

const originOf = (host: string) => `${location.protocol}//${host}${location.port && ':'}${location.port}`

function start(): void {
  showOnDocument()
  startActors()
  site.subscribe(showSite)
  router.subscribe('onBeforeLoad', dropWish)
  router.subscribe('onResolved', () => void correctPage().catch(() => undefined))
  // `showPage` waits until the page is drawn, in a task of its own.
  router.subscribe('onResolved', (change) => setTimeout(showPage, 0, change))
  window.addEventListener(INIT_EVENT, goOn)
  onPreferences(showSite)
  watchLinks()
  const fetchLater = () => fetchWhenIdle(() => loadCode('studentLogin'))
  if (document.readyState === 'complete') fetchLater()
  else window.addEventListener('load', fetchLater)
}

function draw(): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const actors = {
    overlay,
    session,
    site,
    enter,
    deliver,
    becomeStudent,
    flows,
    notify: notices.notify,
    accountName,
    accountSchool,
    giveFocus,
    originOf,
    reloadReplaced,
  }
  const page = createRoot(root)
  // A transition is drawn in slices.
  startTransition(() =>
    page.render(
      <ActorsProvider value={actors}>
        <App />
      </ActorsProvider>,
    ),
  )
}

/** Each in a task of its own: all of them at once would hold a slow phone for a fifth of a second. */
function take([step, ...others]: readonly (() => void)[]): void {
  step?.()
  if (others.length > 0) setTimeout(take, 0, others)
}

setTimeout(take, 0, [() => createActors(loadCode), () => createPages(flows), start, draw])
