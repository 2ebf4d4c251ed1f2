/** A machine as a drawing: made once from its definition when the product is built, labels from its own source. */

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Part of a label, each in a colour of its own. */
export interface LabelPart {
  readonly kind: 'event' | 'guard' | 'action' | 'delay'
  readonly text: string
}

export type LabelLine = readonly LabelPart[]

export interface ChartState extends Box {
  /** Id of the state node, as `activeStates` names it. */
  readonly id: string
  readonly name: string
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly parent: string | null
  readonly depth: number
  readonly isInitial: boolean
  /** Whether it is a region of a parallel state. */
  readonly isRegion: boolean
  readonly description: string
  readonly tags: readonly string[]
  readonly invokes: readonly { readonly id: string; readonly src: string }[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  /** Where its name stands, with its invokes, actions and inner lines below one another. */
  readonly header: Box
  /** Transitions that stay in the state or lead further inside, drawn as lines of its header; a key has one or more. */
  readonly inner: readonly { readonly key: string; readonly line: LabelLine }[]
}

export interface ChartTransition {
  /** As `transitionKey` names it. */
  readonly key: string
  readonly source: string
  readonly targets: readonly string[]
  readonly event: string
  readonly guard: string | null
  readonly actions: readonly string[]
  /** Milliseconds, for a delay. */
  readonly delay: number | null
  /** Whether its source is left and entered again even where it leads inside. */
  readonly reenter: boolean
  /** Corners of the arrow from source to target; null where the transition is drawn inside a box. */
  readonly route: readonly (readonly [number, number])[] | null
  readonly label: (Box & { readonly lines: readonly LabelLine[] }) | null
}

/** A laid-out machine; lengths in CSS pixels at 100 %. */
export interface Chart {
  readonly flow: string
  /** Id of the machine's root. */
  readonly root: string
  readonly width: number
  readonly height: number
  readonly states: readonly ChartState[]
  readonly transitions: readonly ChartTransition[]
  /** Dots of the initial states: from the dot to the state it marks. */
  readonly initials: readonly { readonly state: string; readonly route: readonly (readonly [number, number])[] }[]
  /** Names of the machine's effects. */
  readonly ports: { readonly actors: readonly string[]; readonly actions: readonly string[] }
  readonly delays: Readonly<Record<string, number>>
}
