import { createRouter } from '@tanstack/react-router'
import { openHistory, pages } from '../browser/page/pages.ts'
import { routeTree } from '../routeTree.gen.ts'
import type { PageFlows } from '../shared/actors/actors.ts'
import { hearOfLayers } from '../ui/dialog/useLayer.ts'
import { overlay, session, site } from './actors.ts'
import { Broken } from './Broken.tsx'
import { enter } from './idle.ts'
import { parseSearch, stringifySearch } from './jobs/search.ts'
import { forgetFailures } from './once.ts'

const create = (flows: PageFlows) =>
  createRouter({
    routeTree,
    history: pages,
    context: { overlay, session, site, enter, flows },
    parseSearch,
    stringifySearch,
    // A new page begins at its top, an old one where the visitor was.
    scrollRestoration: true,
    // The cache knows how long a page read ahead stays good.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: Broken,
  })

export let router: ReturnType<typeof create>

/** An address with something that its page does not take is corrected to what the page shows. */
function correct(): void {
  const search = { ...router.state.matches.at(-1)?.search }
  if (stringifySearch(search) === router.state.location.searchStr) return
  void router.navigate({ to: '.', search: search as never, replace: true, resetScroll: false })
}

/** Creates the router once there are actors, which its routes are given. */
export function createPages(flows: PageFlows): void {
  hearOfLayers(openHistory())
  router = create(flows)
  router.subscribe('onBeforeNavigate', forgetFailures)
  router.subscribe('onResolved', correct)
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
