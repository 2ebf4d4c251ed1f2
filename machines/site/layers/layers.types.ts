export interface LayersContext {
  /** What lies over the page, topmost last. */
  readonly open: readonly string[]
  /** Of the history's entry that is shown: how many layers lay over the page when it was made. */
  readonly depth: number
}

export interface LayersInput {
  readonly depth: number
}

export type LayersEvent =
  | { type: 'LAYER.OPENED'; id: string }
  | { type: 'LAYER.CLOSED'; id: string }
  /** Back, Forward or a step of our own led to an entry. */
  | { type: 'ENTRY.SHOWN'; depth: number }
  /** Another page took the place of a layer's entry. */
  | { type: 'ENTRY.REPLACED' }
