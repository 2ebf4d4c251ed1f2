import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { SiteInfo } from '../../contract/calls/site.ts'
import type { collectMachine } from '../../machines/collect/collect.machine.ts'
import type { Thing } from '../../machines/collect/collect.types.ts'
import type { employerAuthMachine } from '../../machines/employer-auth/employer-auth.machine.ts'
import type { EmployerAuthInput } from '../../machines/employer-auth/employer-auth.types.ts'
import type { EntryDestination } from '../../machines/entry/entry.types.ts'
import type { overlayMachine } from '../../machines/overlay/overlay.machine.ts'
import type { sessionMachine } from '../../machines/session/session.machine.ts'
import type { siteMachine } from '../../machines/site/site.machine.ts'
import type { transferMachine } from '../../machines/transfer/transfer.machine.ts'

/** The actors that live as long as the page. */
export interface AppActors {
  readonly site: ActorRefFrom<typeof siteMachine>
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly overlay: ActorRefFrom<typeof overlayMachine>
  /** Goes where somebody clicked, or asks for the login that it takes. */
  enter(destination: EntryDestination): void
  /** Flows of pages, their code fetched when it is first wanted. */
  readonly flows: PageFlows
}

/** Things that a student may collect. */
export interface Collecting {
  /** The actor of a thing, the same for all of its buttons. */
  of(thing: Thing): ActorRefFrom<typeof collectMachine>
  /**
   * Keeps it for a view.
   * @returns a function that lets go of it
   */
  hold(thing: Thing): () => void
}

export interface PageFlows {
  transfer(): Promise<typeof transferMachine>
  collecting(): Promise<Collecting>
  /** The employers' login as a page of its own. */
  employerAuth(site: SiteInfo): Promise<{ logic: typeof employerAuthMachine; input: EmployerAuthInput }>
}

const ActorsContext = createContext<AppActors | null>(null)
export const ActorsProvider = ActorsContext.Provider

export function useActors(): AppActors {
  const actors = useContext(ActorsContext)
  if (!actors) throw new Error('useActors outside of its provider')
  return actors
}
