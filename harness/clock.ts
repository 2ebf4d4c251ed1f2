interface Timer {
  readonly due: number
  readonly fire: () => void
}

/** A simulated clock that fires one timer at a time, so that what each does can be compared; milliseconds. */
export class StepClock {
  #now = 0
  #last = 0
  readonly #timers = new Map<number, Timer>()

  setTimeout(fire: () => void, delay: number): number {
    this.#last += 1
    this.#timers.set(this.#last, { due: this.#now + delay, fire })
    return this.#last
  }

  clearTimeout(id: number): void {
    this.#timers.delete(id)
  }

  /**
   * Lets exactly `wait` pass and fires the first timer due then.
   * @returns 'early' where another one is due before, 'none' where nothing is due
   */
  fireAfter(wait: number): 'fired' | 'early' | 'none' {
    const due = this.#now + wait
    const first = this.#first()
    if (first && first[1].due < due) return 'early'
    this.#now = due
    if (first?.[1].due !== due) return 'none'
    this.#timers.delete(first[0])
    first[1].fire()
    return 'fired'
  }

  /** Lets time pass in which nothing is due; same answers as fireAfter, where 'none' is the good one. */
  rest(wait: number): 'early' | 'none' {
    const first = this.#first()
    if (wait > 0 && first && first[1].due <= this.#now + wait) return 'early'
    this.#now += wait
    return 'none'
  }

  #first(): [number, Timer] | undefined {
    let first: [number, Timer] | undefined
    for (const entry of this.#timers) if (!first || entry[1].due < first[1].due) first = entry
    return first
  }
}
