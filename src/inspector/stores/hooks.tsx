import { useSelector } from '@xstate/react'
import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { attachmentMachine } from '../../../machines/inspector/attachment/attachment.machine.ts'
import type { recorderMachine } from '../../../machines/inspector/recorder/recorder.machine.ts'
import { recorderView } from '../../../machines/inspector/recorder/recorder.selectors.ts'
import type { replayerMachine } from '../../../machines/inspector/replayer/replayer.machine.ts'
import type { Answers, Request, Tab } from '../wire.ts'
import { type Chosen, choose } from './choose.ts'
import type { Journal, JournalView } from './journal.ts'
import type { OwnMachines } from './own.ts'
import { usePlace } from './place-store.ts'

export { useCoverage } from './coverage-store.ts'
export { go, href, usePlace } from './place-store.ts'

/** All that the panes work with; one for a document. */
export interface Inspector {
  readonly journal: Journal
  readonly recorder: ActorRefFrom<typeof recorderMachine>
  readonly replayer: ActorRefFrom<typeof replayerMachine>
  readonly attachment: ActorRefFrom<typeof attachmentMachine>
  /** The machines above, for the panes. */
  readonly own: OwnMachines
  /** Presses a key of the inspected page's dock. */
  pressDock(event: 'TOGGLED' | 'POPPED_OUT'): void
  /** Every page that can be inspected. */
  tabs(): readonly Tab[]
  /** Asks the inspected page; rejects after 5 seconds, when the page goes, or with what it reports. */
  request<R extends Request>(request: R): Promise<Answers[R['ask']]>
}

const InspectorContext = createContext<Inspector | null>(null)
export const InspectorProvider = InspectorContext.Provider

export function useInspector(): Inspector {
  const inspector = use(InspectorContext)
  if (!inspector) throw new Error('used outside of the inspector')
  return inspector
}

export function useJournal(): JournalView {
  const { journal } = useInspector()
  return useSyncExternalStore(journal.subscribe, journal.view)
}

export function useChosen(): Chosen & { readonly isLive: boolean } {
  const { recorder, own } = useInspector()
  const { actor, step } = usePlace()
  const { actors, steps } = useJournal()
  const isLive = useSelector(recorder, (snapshot) => recorderView(snapshot).mode === 'live')
  const chosen = useMemo(() => choose({ actor, step }, actors, steps), [actor, step, actors, steps])
  const ownStep = useSyncExternalStore(own.subscribe, own.last)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step of theirs is what changes it
  const ownChosen = useMemo(() => own.choose(actor), [own, actor, ownStep])
  return chosen.actor === null && ownChosen ? { ...ownChosen, isLive: true } : { ...chosen, isLive }
}
