import { createHashHistory, createRouter } from '@tanstack/react-router'
import { routeTree } from '../routeTree.gen.ts'
import { overlay, session, site } from './actors.ts'
import { Broken } from './Broken.tsx'
import { flows } from './flows.ts'
import { enter } from './idle.ts'

export const router = createRouter({
  routeTree,
  history: createHashHistory(),
  context: { overlay, session, site, enter, flows },
  scrollRestoration: false,
  defaultErrorComponent: Broken,
})

router.subscribe('onResolved', () => window.scrollTo(0, 0))

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
