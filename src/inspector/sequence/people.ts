import type { ActorInfo } from '../wire.ts'

/** Keys of the two lifelines that are no actors: whoever uses the page, and what makes timers end. */
export const PAGE = 'page'
export const CLOCK = 'clock'

/** An actor, or all the actors that one machine invoked in turn under one id. */
export interface Lifeline {
  readonly key: string
  /** Of the flow or the invoke; empty for page and clock, whose names are words. */
  readonly name: string
  readonly isMachine: boolean
  readonly isEnded: boolean
}

const nobody = (key: string): Lifeline => ({ key, name: '', isMachine: false, isEnded: false })

/** Who is who: actors by the lifeline that stands for them. */
export class People {
  readonly #actors: ReadonlyMap<string, ActorInfo>
  readonly #lifelines = new Map<string, Lifeline>()

  constructor(actors: readonly ActorInfo[]) {
    this.#actors = new Map(actors.map((actor) => [actor.key, actor]))
    for (const { key, id, flow, status } of actors) {
      const lifeline = this.lifeline(key)
      const before = this.#lifelines.get(lifeline)
      const isEnded = status !== 'active' && (before?.isEnded ?? true)
      this.#lifelines.set(lifeline, { key: lifeline, name: flow ?? id, isMachine: flow !== null, isEnded })
    }
  }

  /** Key of the lifeline of an actor, known or not. */
  lifeline(actor: string): string {
    const parent = this.parentOf(actor)
    return parent === null ? actor : this.childOf(parent, this.#actors.get(actor)!.id)
  }

  childOf(parent: string, id: string): string {
    return `${parent}/${id}`
  }

  /** Key of the lifeline of whoever invoked it. */
  parentOf(actor: string): string | null {
    const parent = this.#actors.get(actor)?.parent ?? null
    return parent === null ? null : this.lifeline(parent)
  }

  isMachine(lifeline: string): boolean {
    return this.#lifelines.get(lifeline)?.isMachine ?? false
  }

  /** The lifelines with those keys, from the page over the actors in the order of their first start to the clock. */
  named(keys: ReadonlySet<string>): readonly Lifeline[] {
    const forgotten = [...keys].filter((key) => key !== PAGE && key !== CLOCK && !this.#lifelines.has(key))
    const all = [nobody(PAGE), ...this.#lifelines.values(), ...forgotten.map(this.#forgotten), nobody(CLOCK)]
    return all.filter(({ key }) => keys.has(key))
  }

  isEnded(lifeline: string): boolean {
    return lifeline !== PAGE && lifeline !== CLOCK && (this.#lifelines.get(lifeline)?.isEnded ?? true)
  }

  readonly #forgotten = (key: string): Lifeline => ({
    key,
    name: key.slice(key.lastIndexOf('/') + 1),
    isMachine: false,
    isEnded: true,
  })
}
