/** What the inspected page and the inspector tell each other over one BroadcastChannel: plain data, secrets masked. */
import type { EventObject } from 'xstate'
import type { Json } from '../../harness/encode.ts'
import type { Call } from '../../harness/path.ts'

export const CHANNEL = 'qihang-inspector'

/** Steps kept, on either side; the oldest are dropped. */
export const STEP_LIMIT = 1000

/** An actor of the inspected page, living or stopped. */
export interface ActorInfo {
  /** Session id, unique in its tab. */
  readonly key: string
  /** Invoke id, or the flow's name for what nobody invoked. */
  readonly id: string
  /** Folder of its machine under machines/; null for promises, callbacks and the like. */
  readonly flow: string | null
  /** Key of who invoked it. */
  readonly parent: string | null
  readonly status: 'active' | 'done' | 'error' | 'stopped'
  /** State value; null for what is no machine. */
  readonly value: Json
}

/** Why a candidate was taken or was not: its guard said no, one before it was taken, or a deeper state took the event. */
export type Fate = 'taken' | 'guardRefused' | 'earlierTaken' | 'deeperTaken'

export interface Candidate {
  /** As `transitionKey` names it. */
  readonly key: string
  readonly fate: Fate
}

/** Who made an event happen; `page` is the visitor and whatever else surrounds the machines. */
export type StepKind = 'start' | 'page' | 'actor' | 'timer' | 'done' | 'error'

/** One event at one machine, with all that it led to. */
export interface RecordedStep {
  /** From 1, never used twice in a tab. */
  readonly step: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** Key of the machine's actor. */
  readonly actor: string
  /** Key of the actor that sent it; null for the page and for timers. */
  readonly from: string | null
  readonly kind: StepKind
  readonly event: Json & { readonly type: string }
  /** State value before; null at the start. */
  readonly before: Json
  readonly value: Json
  readonly context: Json
  readonly tags: readonly string[]
  readonly status: string
  /** Ids of the active states, after. */
  readonly active: readonly string[]
  /** Keys of the transitions taken, by microstep; none where nothing accepts the event. */
  readonly microsteps: readonly (readonly string[])[]
  /** Every candidate of the active states for that event, in the order in which they are asked. */
  readonly candidates: readonly Candidate[]
  /** Keys of the transitions that some event could take now, guards aside. */
  readonly open: readonly string[]
  /** What the machine did to its surroundings. */
  readonly calls: readonly Call[]
}

/** A generated test of a flow, as the list shows it. */
export interface PlannedPath {
  readonly title: string
  readonly input: string
  readonly steps: readonly PlannedStep[]
}

export interface PlannedStep {
  readonly by: 'visitor' | 'actor' | 'clock'
  readonly event: Json & { readonly type: string }
  /** Milliseconds that pass before, for `clock`. */
  readonly wait: number
  /** State value that it must lead to. */
  readonly value: Json
}

export interface Plan {
  /** False where the flow has no picture of its own: its paths run beside the page. */
  readonly onPage: boolean
  readonly paths: readonly PlannedPath[]
}

/** The first thing that went otherwise than planned. */
export interface Difference {
  readonly field: string
  readonly expected: Json
  readonly seen: Json
}

/** Requests to the page; each is answered once. */
export type Request =
  | { readonly ask: 'send'; readonly actor: string; readonly event: EventObject }
  | { readonly ask: 'plan'; readonly flow: string }
  | { readonly ask: 'openPath'; readonly flow: string; readonly path: number }
  /** `step` 0 looks at the start. */
  | { readonly ask: 'performStep'; readonly step: number }
  | { readonly ask: 'closePath' }

export interface Answers {
  /** Whether anything accepted the event. */
  readonly send: { readonly accepted: boolean }
  readonly plan: Plan
  readonly openPath: null
  readonly performStep: Difference | null
  readonly closePath: null
}

export interface Tab {
  readonly tab: string
  readonly title: string
  readonly address: string
}

/** To the pages; `tab` names the one that is meant. */
export type PanelMessage =
  | { readonly to: 'page'; readonly type: 'seek' }
  | { readonly to: 'page'; readonly type: 'attach'; readonly tab: string }
  | {
      readonly to: 'page'
      readonly type: 'request'
      readonly tab: string
      readonly id: string
      readonly request: Request
    }
  /** The key that opens and closes the dock was pressed in the inspector, or its button for a window of its own. */
  | { readonly to: 'page'; readonly type: 'dock'; readonly tab: string; readonly event: 'TOGGLED' | 'POPPED_OUT' }

/** To the inspectors; `tab` names the page that speaks. */
export type PageMessage =
  | ({ readonly to: 'panel'; readonly type: 'here' } & Tab)
  | { readonly to: 'panel'; readonly type: 'actors'; readonly tab: string; readonly actors: readonly ActorInfo[] }
  | {
      readonly to: 'panel'
      readonly type: 'steps'
      readonly tab: string
      /** Begins with the oldest step that the page keeps, as an inspector needs it that has just attached. */
      readonly isBeginning: boolean
      readonly steps: readonly RecordedStep[]
    }
  | {
      readonly to: 'panel'
      readonly type: 'answer'
      readonly tab: string
      readonly id: string
      readonly result: { readonly value: Answers[keyof Answers] } | { readonly error: string }
    }
  | { readonly to: 'panel'; readonly type: 'gone'; readonly tab: string }

/** A recording as a file holds it. */
export interface Trace {
  readonly format: 'qihang-trace'
  readonly version: 1
  readonly address: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  readonly actors: readonly ActorInfo[]
  readonly steps: readonly RecordedStep[]
}
