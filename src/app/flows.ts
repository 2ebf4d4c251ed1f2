import type { SiteInfo } from '../../contract/calls/site.ts'
import type { PageFlows } from '../features/actors.ts'
import { learnBrowser } from './ports/tabs.ts'

async function loadEmployerAuth(site: SiteInfo): ReturnType<PageFlows['employerAuth']> {
  const [{ employerAuth, employerAuthInput }] = await Promise.all([import('./employer.ts'), learnBrowser()])
  return { logic: employerAuth(site), input: employerAuthInput(site) }
}

/** Loads once: a page that asks is drawn again until it has come. What failed is loaded anew. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () =>
    (loaded ??= load().catch((error) => {
      loaded = undefined
      throw error
    }))
}

let employerFlow: ReturnType<PageFlows['employerAuth']> | undefined

async function loadHome(home: 'main' | 'branded'): ReturnType<PageFlows['home']> {
  const { beginReads, homeFlows } = await import('./homes.ts')
  beginReads(home)
  return homeFlows
}

let boothMapFlow: ReturnType<PageFlows['boothMap']> | undefined

async function loadBoothMap(): ReturnType<PageFlows['boothMap']> {
  try {
    return (await import('./booth-map.ts')).boothMap
  } catch (error) {
    boothMapFlow = undefined
    throw error
  }
}

/** Flows of pages, with their effects. */
export const flows: PageFlows = {
  transfer: async () => (await import('./transfer.ts')).transferLogic,
  collecting: once(async () => (await import('./collect.ts')).collecting),
  employerAuth: (site) => (employerFlow ??= loadEmployerAuth(site)),
  home: loadHome,
  boothMap: () => (boothMapFlow ??= loadBoothMap()),
  playback: once(async () => (await import('./playback.ts')).playback),
}
