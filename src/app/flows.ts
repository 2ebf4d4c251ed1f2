import type { SiteInfo } from '../../contract/calls/site.ts'
import type { PageFlows } from '../features/actors.ts'
import { learnBrowser } from './ports/tabs.ts'

async function loadEmployerAuth(site: SiteInfo): ReturnType<PageFlows['employerAuth']> {
  const [{ employerAuth, employerAuthInput }] = await Promise.all([import('./employer.ts'), learnBrowser()])
  return { logic: employerAuth(site), input: employerAuthInput(site) }
}

let collectFlow: ReturnType<PageFlows['collecting']> | undefined

async function loadCollecting(): ReturnType<PageFlows['collecting']> {
  try {
    return (await import('./collect.ts')).collecting
  } catch (error) {
    collectFlow = undefined
    throw error
  }
}

let employerFlow: ReturnType<PageFlows['employerAuth']> | undefined

async function loadHome(home: 'main' | 'branded'): ReturnType<PageFlows['home']> {
  const { beginReads, homeFlows } = await import('./homes.ts')
  beginReads(home)
  return homeFlows
}

/** Flows of pages, with their effects. */
export const flows: PageFlows = {
  transfer: async () => (await import('./transfer.ts')).transferLogic,
  // Once: the page that asks is drawn again until it has come.
  collecting: () => (collectFlow ??= loadCollecting()),
  employerAuth: (site) => (employerFlow ??= loadEmployerAuth(site)),
  home: loadHome,
}
