/** Steps that repeated: the rows of the first time stand for all. */
export interface Fold {
  readonly kind: 'fold'
  readonly first: number
  readonly last: number
  readonly times: number
  readonly rows: readonly Row[]
}

export type Row = Message | Note

export interface Message {
  readonly kind: 'message'
  readonly step: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly from: string
  readonly to: string
  readonly arrow: Arrow
  readonly text: string
}

/** States that a machine has entered. */
export interface Note {
  readonly kind: 'note'
  readonly step: number
  readonly at: number
  readonly lifeline: string
  readonly text: string
}

export type Arrow = 'start' | 'event' | 'timer' | 'done' | 'error' | 'stop'
