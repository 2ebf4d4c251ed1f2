/** Plain data as JSON holds it. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

/** The first thing that went otherwise than planned. */
export interface Difference {
  readonly field: string
  readonly expected: Plain
  readonly seen: Plain
}

/** `walk` rests a moment after each step, `step` until it is told to go on. */
export type Speed = 'step' | 'walk' | 'fast'

/** The result of a path; `broken` means that it could not be opened, or a step could not be made. */
export interface PathResult {
  readonly verdict: 'passed' | 'failed' | 'broken'
  /** Step at which that was known. */
  readonly step: number
  readonly difference: Difference | null
  /** The reason why it is broken. */
  readonly message: string | null
}

export interface ReplayerContext {
  readonly flow: string | null
  /** Number of the last step by path; step 0 is the start. */
  readonly stepsOf: readonly number[]
  /** The reason why the paths could not be planned. */
  readonly message: string | null
  readonly speed: Speed
  /** Paths still to be run. */
  readonly queue: readonly number[]
  /** The path that is on the page. */
  readonly path: number | null
  readonly step: number
  readonly results: Readonly<Record<number, PathResult>>
}

export type ReplayerEvent =
  | { readonly type: 'FLOW.CHOSEN'; readonly flow: string }
  | { readonly type: 'RUN.STARTED'; readonly paths: readonly number[] }
  | { readonly type: 'STEPPED' }
  | { readonly type: 'SPEED.CHANGED'; readonly speed: Speed }
  | { readonly type: 'STOPPED' }
