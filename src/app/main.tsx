import { RouterProvider, useRouterState } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { entryDestinations } from '../../machines/entry/entry.types.ts'
import { ActorsProvider } from '../features/actors.ts'
import { PreferencesProvider } from '../features/preferences.tsx'
import { ShellSkeleton } from '../features/shell/ShellSkeleton.tsx'
import { applyBrand } from '../ui/apply-brand.ts'
import '../ui/reset.css.ts'
import './boot.css.ts'
import { notices, overlay, session, site, startActors } from './actors.ts'
import { flows } from './flows.ts'
import { enter, fetchWhenIdle } from './idle.ts'
import { watchLinks } from './intent.ts'
import { Overlay } from './Overlay.tsx'
import { type PageHead, showPageHead } from './page-head.ts'
import { countPageView } from './page-views.ts'
import { INIT_EVENT } from './ports/init-event.ts'
import { adoptSiteLocale, onPreferences, showOnDocument, usePreferencesStore } from './preferences.ts'
import { router } from './router.ts'

const actors = { overlay, session, site, enter, flows, notify: notices.notify }

/** What the site and the route say of themselves, on the document. */
function showSite(): void {
  const info = site.getSnapshot().context.site
  if (!info) return
  adoptSiteLocale(info.default_locale)
  applyBrand(info.brand.colour)
  const page = router.state.matches.at(-1)
  showPageHead(info, { ...page?.staticData, ...headOf(page) })
}

const headOf = (page: { loaderData?: unknown } | undefined) => page?.loaderData as PageHead | undefined

/** What every change of the page brings: its head, a page view, and the login that its address asks for (NAV-8). */
function showPage({ toLocation }: { toLocation: { pathname: string; search: unknown } }): void {
  showSite()
  void headOf(router.state.matches.at(-1))?.ready?.then(showSite)
  countPageView(toLocation.pathname)
  if (Object(toLocation.search).isLogin === '1') enter('isLogin')
}

/** A login that was needed on the way somewhere goes on there. */
function goOn({ detail }: CustomEvent<string | null>): void {
  const destination = entryDestinations.find((one) => one === detail)
  if (destination) enter(destination)
}

function App() {
  const preferences = usePreferencesStore()
  const isEmpty = useRouterState({ router, select: ({ matches }) => matches.length === 0 })
  return (
    <PreferencesProvider value={preferences}>
      {isEmpty && <ShellSkeleton />}
      <RouterProvider router={router} />
      <Overlay />
    </PreferencesProvider>
  )
}

function start(): void {
  showOnDocument()
  startActors()
  site.subscribe(showSite)
  router.subscribe('onResolved', showPage)
  window.addEventListener(INIT_EVENT, goOn)
  onPreferences(showSite)
  watchLinks()
  if (document.readyState === 'complete') fetchWhenIdle()
  else window.addEventListener('load', fetchWhenIdle)
}

function draw(): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
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

// Tasks of their own: to read the modules, to begin, and to draw are each long enough.
setTimeout(() => {
  start()
  setTimeout(draw)
})
