/** What the last `npm run models` measured, read by whoever shows it. */
import type { Coverage, FlowCoverage, Level } from '../../harness/report/levels.ts'

export {
  type Coverage,
  type FlowCoverage,
  type Level,
  type LevelCoverage,
  levels,
} from '../../harness/report/levels.ts'

const ADDRESS = '/inspector/coverage.json'

/** @throws where the server has no such file */
export async function loadCoverage(): Promise<Coverage> {
  const answer = await fetch(ADDRESS)
  if (!answer.ok) throw new Error(`${ADDRESS}: ${answer.status}`)
  return answer.json()
}

/** Transitions that a level took; null where it does not walk the flow. */
export function takenOf(flow: FlowCoverage, level: Level): { readonly taken: number; readonly total: number } | null {
  const times = flow.levels[level]?.times
  return times ? { taken: Object.values(times).filter((count) => count > 0).length, total: flow.transitions } : null
}

/** Keys of the transitions that a level never took. */
export const missedOf = (flow: FlowCoverage, level: Level): readonly string[] =>
  Object.entries(flow.levels[level]?.times ?? {}).flatMap(([key, count]) => (count === 0 ? [key] : []))

/** A transition's key, taken apart. */
export interface KeyParts {
  /** Id of the state that it leaves. */
  readonly source: string
  /** `on NAME`, `after DELAY`, `done actor` … */
  readonly event: string
  /** Place among the candidates, from 0. */
  readonly index: number
  /** Ids of the states that it enters; none where it stays. */
  readonly targets: readonly string[]
}

export function partsOf(key: string): KeyParts {
  const [, source = key, event = '', index = '0', targets = ''] = /^(\S+) (.+)\[(\d+)\] → (.+)$/.exec(key) ?? []
  return { source, event, index: Number(index), targets: targets === '(stays)' ? [] : targets.split(' + ') }
}

/** Transition that a mutant alters, the first where it alters several; null where it alters a state or no transition is left. */
export function transitionOf(mutant: string, transitions: readonly string[]): string | null {
  const delay = /^delay (.+): [+-]1 ms$/.exec(mutant)?.[1]
  if (delay !== undefined) return transitions.find((key) => partsOf(key).event === `after ${delay}`) ?? null
  const slot = /^(.+?)(?:\[(\d+)(?:, \d+)?\])?: /.exec(mutant)
  if (!slot) return null
  const [, name, index = '0'] = slot
  return transitions.find((key) => key.startsWith(`${name}[${index}] → `)) ?? null
}

/** Id of the state that a mutant alters; null for a delay that no transition waits for, and for an action that several take. */
export function stateOf(mutant: string, transitions: readonly string[]): string | null {
  const transition = transitionOf(mutant, transitions)
  if (transition !== null) return partsOf(transition).source
  return /^(delay|action) /.test(mutant) ? null : (mutant.split(' ')[0] ?? null)
}

/** Surviving mutants by the transition that they alter. */
export function survivorsOf(flow: FlowCoverage): Readonly<Record<string, readonly string[]>> {
  const transitions = Object.keys(flow.levels.machine?.times ?? {})
  const found = Map.groupBy(flow.mutants.survivors, (mutant) => transitionOf(mutant, transitions))
  return Object.fromEntries([...found].flatMap(([key, mutants]) => (key === null ? [] : [[key, mutants]])))
}
