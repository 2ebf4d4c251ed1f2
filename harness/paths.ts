/** Generated paths as every level uses them; nothing here needs node. */
import type { AnyStateMachine, InspectionEvent } from 'xstate'
import type { Expectation, Path, Step } from './path.ts'
import { declaredTransitions, microstepOf, transitionKey } from './xstate.ts'

export interface Walker {
  /** Makes a step's event happen, by event type. */
  readonly perform: Readonly<Record<string, (step: Step) => void | Promise<void>>>
  /** Checks what is to be seen; `step` is undefined for the start. */
  see(expect: Expectation, step: Step | undefined): void | Promise<void>
}

/**
 * Walks a path on whatever the walker stands for.
 * @throws where an event has no executor: a step that nobody performs would pass silently
 */
export async function walk(path: Path, { perform, see }: Walker): Promise<void> {
  for (const { event } of path.steps) {
    if (!perform[event.type]) throw new Error(`${path.flow}: no executor for ${event.type} (${path.title})`)
  }
  await see(path.start.expect, undefined)
  for (const step of path.steps) {
    await perform[step.event.type]?.(step)
    await see(step.expect, step)
  }
}

/** Counts the transitions that live actors of one machine really take: hand `inspect` to createActor. */
export class TransitionCount {
  readonly #times: Map<string, number>
  readonly #root: string

  constructor(machine: AnyStateMachine) {
    this.#root = machine.root.id
    this.#times = new Map(declaredTransitions(machine).map((transition) => [transitionKey(transition), 0]))
  }

  readonly inspect = (event: InspectionEvent): void => {
    for (const transition of microstepOf(event)?.transitions ?? []) {
      if (transition.source.machine.root.id === this.#root) this.#add(transitionKey(transition))
    }
  }

  /** Credits what an actor took that another tells of: that of a page of the built product. */
  credit({ takes }: Pick<Step, 'takes'>): void {
    for (const key of takes.flat()) this.#add(key)
  }

  /** Times taken by transition key, declared ones that were never taken included. */
  get times(): ReadonlyMap<string, number> {
    return this.#times
  }

  get taken(): number {
    return [...this.#times.values()].filter((times) => times > 0).length
  }

  /** Keys of those never taken. */
  get missed(): readonly string[] {
    return [...this.#times].filter(([, times]) => times === 0).map(([key]) => key)
  }

  #add(key: string): void {
    this.#times.set(key, (this.#times.get(key) ?? 0) + 1)
  }

  /** One line for a log: `qr-login: 23 of 30 transitions taken`. */
  line(name: string): string {
    return `${name}: ${this.taken} of ${this.#times.size} transitions taken`
  }
}

export { planPaths } from './generate.ts'
export type { Call, Expectation, Path, Source, Step } from './path.ts'
