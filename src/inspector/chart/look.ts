import type { Tint } from './tint.ts'

/** What is marked on a chart; everything may be left out of a still picture. */
export interface ChartLook {
  /** Ids of the active states. */
  readonly active?: readonly string[]
  /** Keys of the transitions just taken. */
  readonly flash?: readonly string[]
  /** Keys of the transitions that can be taken now. */
  readonly open?: readonly string[]
  /** Ids of the states just left. */
  readonly was?: readonly string[]
  /** Id of the chosen state. */
  readonly selected?: string | null
  /** Ids and keys that a search found. */
  readonly found?: readonly string[]
  readonly tint?: Tint | null
}

/** The look with what was left out, quick to ask. */
export interface Look {
  readonly active: ReadonlySet<string>
  readonly flash: ReadonlySet<string>
  readonly open: ReadonlySet<string>
  readonly was: ReadonlySet<string>
  readonly found: ReadonlySet<string>
  readonly selected: string | null
  readonly tint: Tint | null
}

export const lookOf = ({ active, flash, open, was, selected, found, tint }: ChartLook): Look => ({
  active: new Set(active),
  flash: new Set(flash),
  open: new Set(open),
  was: new Set(was),
  found: new Set(found),
  selected: selected ?? null,
  tint: tint ?? null,
})
