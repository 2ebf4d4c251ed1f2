import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { ActorsProvider } from '../features/actors.ts'
import { PreferencesProvider } from '../features/preferences.tsx'
import { applyBrand } from '../ui/apply-brand.ts'
import '../ui/reset.css.ts'
import './boot.css.ts'
import { overlay, session, site, startActors } from './actors.ts'
import { fetchWhenIdle } from './idle.ts'
import { Overlay } from './Overlay.tsx'
import { showPageHead } from './page-head.ts'
import { adoptSiteLocale, onPreferences, showOnDocument, usePreferencesStore } from './preferences.ts'
import { router } from './router.ts'

const actors = { overlay, session, site }

/** What the site and the route say of themselves, on the document. */
function showSite(): void {
  const info = site.getSnapshot().context.site
  if (!info) return
  adoptSiteLocale(info.default_locale)
  applyBrand(info.brand.colour)
  showPageHead(info, router.state.matches.at(-1)?.staticData.title?.() ?? '')
}

function App() {
  const preferences = usePreferencesStore()
  return (
    <PreferencesProvider value={preferences}>
      <RouterProvider router={router} />
      <Overlay />
    </PreferencesProvider>
  )
}

showOnDocument()
startActors()
site.subscribe(showSite)
router.subscribe('onResolved', showSite)
onPreferences(showSite)

window.addEventListener('load', fetchWhenIdle)

/** In a task of its own: what the actors begin and the first drawing are each long enough. */
setTimeout(() => {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <ActorsProvider value={actors}>
      <App />
    </ActorsProvider>,
  )
})
