import { type ActorInfo, type RecordedStep, STEP_LIMIT, type Tab, type Trace } from '../wire.ts'

export interface JournalView {
  readonly tab: Tab | null
  readonly actors: readonly ActorInfo[]
  readonly steps: readonly RecordedStep[]
  /** Steps that made room for later ones. */
  readonly dropped: number
}

const EMPTY: JournalView = { tab: null, actors: [], steps: [], dropped: 0 }

/** What was recorded of the inspected tab, or of a file in its place; at most `STEP_LIMIT` steps, the oldest dropped. */
export class Journal {
  #live = EMPTY
  #file: JournalView | null = null
  #trace: Trace | null = null
  /** Last step that came, kept or not: a page that is asked twice says everything twice. */
  #last = 0
  readonly #listeners = new Set<() => void>()

  readonly view = (): JournalView => this.#file ?? this.#live

  /** What the page recorded, whatever is shown. */
  readonly live = (): JournalView => this.#live

  /** @returns a function that ends that */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Begins anew with that tab. */
  attach(tab: Tab | null): void {
    this.#last = 0
    this.#setLive({ ...EMPTY, tab })
  }

  setActors(actors: readonly ActorInfo[]): void {
    this.#setLive({ ...this.#live, actors })
  }

  /** Adds those that are new; without `keeps` they only count as seen. */
  add(steps: readonly RecordedStep[], keeps = true): void {
    const fresh = steps.filter(({ step }) => step > this.#last)
    const newest = fresh.at(-1)
    if (!newest) return
    this.#last = newest.step
    if (!keeps) return
    const all = [...this.#live.steps, ...fresh]
    const kept = all.slice(-STEP_LIMIT)
    this.#setLive({ ...this.#live, steps: kept, dropped: this.#live.dropped + all.length - kept.length })
  }

  clear(): void {
    this.#setLive({ ...this.#live, steps: [], dropped: 0 })
  }

  /** Shows a recording in place of the page; null shows the page again. */
  show(trace: Trace | null): void {
    if (trace === this.#trace) return
    this.#trace = trace
    this.#file = trace && {
      tab: { tab: '', title: '', address: trace.address },
      actors: trace.actors,
      steps: trace.steps.slice(-STEP_LIMIT),
      dropped: 0,
    }
    this.#tell()
  }

  #setLive(live: JournalView): void {
    this.#live = live
    if (!this.#file) this.#tell()
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener()
  }
}
