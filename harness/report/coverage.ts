import type { AnyStateMachine } from 'xstate'
import { pairsOf } from '../pairs.ts'
import type { Observation } from '../replay.ts'
import { activeStates, declaredStates, declaredTransitions, transitionKey } from '../xstate.ts'

/** What live actors of one machine really went through; plans count for nothing here. */
export class Coverage {
  /** Times taken by transition key, declared ones that were never taken included. */
  readonly transitions: Map<string, number>
  readonly states: ReadonlySet<string>
  readonly statesSeen = new Set<string>()
  readonly pairs = new Set<string>()
  steps = 0
  #before: string[][] = []

  constructor(machine: AnyStateMachine) {
    this.transitions = new Map(declaredTransitions(machine).map((transition) => [transitionKey(transition), 0]))
    this.states = new Set(declaredStates(machine))
  }

  /** To be called when another actor is started. */
  restart(): void {
    this.#before = []
  }

  seen({ microsteps, snapshot }: Observation): void {
    this.steps += 1
    const takes: string[][] = []
    for (const { transitions, states } of microsteps) {
      const keys = transitions.map(transitionKey)
      for (const key of keys) this.transitions.set(key, (this.transitions.get(key) ?? 0) + 1)
      for (const state of [...states, ...transitions.map(({ source }) => source.id)]) this.#enter(state)
      if (keys.length > 0) takes.push(keys)
    }
    for (const state of activeStates(snapshot)) this.#enter(state)
    for (const pair of pairsOf(this.#before, takes)) this.pairs.add(pair)
    if (takes.length > 0) this.#before = takes
  }

  get transitionsTaken(): number {
    return [...this.transitions.values()].filter((times) => times > 0).length
  }

  get transitionsMissed(): readonly string[] {
    return [...this.transitions].filter(([, times]) => times === 0).map(([key]) => key)
  }

  get statesMissed(): readonly string[] {
    return [...this.states].filter((state) => !this.statesSeen.has(state))
  }

  #enter(state: string): void {
    if (this.states.has(state)) this.statesSeen.add(state)
  }
}
