import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { overlayMachine } from '../../machines/overlay/overlay.machine.ts'
import type { sessionMachine } from '../../machines/session/session.machine.ts'
import type { siteMachine } from '../../machines/site/site.machine.ts'

/** The actors that live as long as the page. */
export interface AppActors {
  readonly site: ActorRefFrom<typeof siteMachine>
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly overlay: ActorRefFrom<typeof overlayMachine>
}

const ActorsContext = createContext<AppActors | null>(null)
export const ActorsProvider = ActorsContext.Provider

export function useActors(): AppActors {
  const actors = useContext(ActorsContext)
  if (!actors) throw new Error('useActors outside of its provider')
  return actors
}
