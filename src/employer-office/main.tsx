import { QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import type { SiteInfo } from '../../contract/calls/site.ts'
import * as m from '../../messages/compiled/messages.js'
import { queryClient } from '../api/query-client.ts'
import { reloadReplaced } from '../browser/page/document.ts'
import { ActorsProvider, type AppActors } from '../shared/actors/actors.ts'
import { localise } from '../shared/preferences/localise.ts'
import { PreferencesProvider } from '../shared/preferences/preferences.tsx'
import { applyBrand } from '../ui/apply-brand.ts'
import { ignoreInputMethodKeys } from '../ui/input-method.ts'
import { outlivePageTranslation } from '../ui/page-translation.ts'
import { adoptSiteLocale, currentLocale, onPreferences, showOnDocument, usePreferencesStore } from './preferences.ts'
import '../ui/reset.css.ts'
import { startActors } from './actors.ts'
import { DeskApp } from './DeskApp.tsx'
import { listen } from './live.ts'
import { openPlaces } from './place.ts'
import { siteQuery } from './site.ts'

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
