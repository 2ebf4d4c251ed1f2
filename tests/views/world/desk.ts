/** The calls that a flow makes to its ports, waiting to be answered when a test likes. */
export class Desk {
  readonly #waiting = new Map<string, PromiseWithResolvers<never>>()
  readonly #standing = new Map<string, unknown>()
  readonly #calls = new Map<string, unknown[]>()

  /** Waits for `resolve` or `reject` of that name; a newer call takes the place of an older one. */
  call<T>(name: string, said?: unknown): Promise<T> {
    this.#calls.set(name, [...this.calls(name), said])
    if (this.#standing.has(name)) return Promise.resolve(this.#standing.get(name) as T)
    const waiting = Promise.withResolvers<never>()
    this.#waiting.set(name, waiting)
    return waiting.promise
  }

  /** From now on calls of that name are answered at once. */
  always(name: string, answer: unknown): void {
    this.#standing.set(name, answer)
  }

  resolve(name: string, answer: unknown): void {
    this.#take(name).resolve(answer as never)
  }

  reject(name: string, error: unknown): void {
    this.#take(name).reject(error)
  }

  /** What each call of that name said. */
  calls(name: string): readonly unknown[] {
    return this.#calls.get(name) ?? []
  }

  isWaiting(name: string): boolean {
    return this.#waiting.has(name)
  }

  #take(name: string): PromiseWithResolvers<never> {
    const waiting = this.#waiting.get(name)
    if (!waiting) throw new Error(`nobody waits for ${name}`)
    this.#waiting.delete(name)
    return waiting
  }
}
