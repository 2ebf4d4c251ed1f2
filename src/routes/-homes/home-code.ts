import type { ComponentType } from 'react'
import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import type { HomeFlows, PageFlows } from '../../shared/actors/actors.ts'
import type { OwnHomeProps } from './own-home-props.ts'

const code = {
  main: () => import('./MainHomePage.tsx'),
  branded: () => import('./BrandedHomePage.tsx'),
}
type OwnHome = keyof typeof code

interface Loaded {
  readonly Page: ComponentType<OwnHomeProps>
  readonly flows: HomeFlows
}

const loadHome = fromPromise<Loaded, { home: OwnHome; flows: PageFlows }>(async ({ input: { home, flows } }) => {
  const [{ default: Page }, ownFlows] = await Promise.all([code[home](), flows.home(home)])
  return { Page, flows: ownFlows }
})

const loading: Partial<Record<OwnHome, ActorRefFrom<typeof loadHome>>> = {}

/** Code and flows of a home, loaded once. React.lazy would suspend, and React shows what had suspended 300 ms late. */
export function homeCode(home: OwnHome, flows: PageFlows): ActorRefFrom<typeof loadHome> {
  const known = loading[home]
  if (known) return known
  const actor = createActor(loadHome, { input: { home, flows } }).start()
  loading[home] = actor
  return actor
}

/** For whoever comes anew. The page that failed is drawn again and again, and would load again and again. */
export function forgetFailedHomes(): void {
  for (const [home, actor] of Object.entries(loading)) {
    if (actor.getSnapshot().status === 'error') delete loading[home as OwnHome]
  }
}
