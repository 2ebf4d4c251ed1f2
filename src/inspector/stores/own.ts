import type { AnyActor } from 'xstate'
import { Recording } from '../page/recording.ts'
import { describeActor, describeStep } from '../page/serialise.ts'
import type { Chosen } from './choose.ts'

/** The inspector's own machines, seen as it sees those of a page. */
export class OwnMachines {
  readonly #actors: Readonly<Record<string, AnyActor>>
  readonly #recording = new Recording()

  /** @param actors started ones, by flow */
  constructor(actors: Readonly<Record<string, AnyActor>>) {
    this.#actors = actors
    for (const actor of Object.values(actors)) this.#recording.follow(actor)
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#recording.listen(listener)

  /** Number of the last step of any of them. */
  readonly last = (): number => this.#recording.steps.at(-1)?.step ?? 0

  /** What there is to show of one, null for a name that is none of them. */
  choose(flow: string | null): Chosen | null {
    const actor = flow === null ? undefined : this.#actors[flow]
    if (!actor) return null
    const [step, before] = this.#recording.steps
      .filter((raw) => raw.actor === actor)
      .slice(-2)
      .reverse()
    return {
      actor: { ...describeActor(actor), key: `inspector:${flow}` },
      flow,
      step: step ? describeStep(step) : null,
      before: before ? describeStep(before) : null,
    }
  }
}

/** Whether an actor is one of the inspector's own: nothing can be sent to it through a page. */
export const isOwn = (key: string): boolean => key.startsWith('inspector:')
