/** What the tests of every level took of every flow, as docs/flows/coverage.json keeps it; nothing here needs node. */
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { declaredStates, declaredTransitions, transitionKey } from '../xstate.ts'
import type { FlowReport } from './report.ts'

export const levels = ['machine', 'view', 'browser'] as const
export type Level = (typeof levels)[number]

/** Times taken by transition key, declared ones that were never taken included. */
export type Times = Readonly<Record<string, number>>

export interface LevelCoverage {
  readonly times: Times
  readonly statesMissed: readonly string[]
}

export interface Mutants {
  readonly total: number
  readonly killed: number
  readonly equivalent: readonly { readonly key: string; readonly reason: string }[]
  readonly survivors: readonly string[]
}

export interface FlowCoverage {
  readonly states: number
  readonly transitions: number
  readonly mutants: Mutants
  /** Null where no test of that level walks the flow. */
  readonly levels: Readonly<Record<Level, LevelCoverage | null>>
}

export interface Coverage {
  readonly flows: Readonly<Record<string, FlowCoverage>>
}

/** File that a level's tests leave behind, below the root of the project. */
export const levelReport = (level: Exclude<Level, 'machine'>, flow: string): string =>
  `tests/.reports/levels/${level}-${flow}.json`

/** File that the generated tests leave behind, with the whole {@link FlowReport}. */
export const machineReport = (flow: string): string => `tests/.reports/levels/machine-${flow}.json`

/**
 * One flow's share of the file.
 * @param counted what the last runs of the other levels counted; null where they did not run
 * @param kept the flow as the file has it, for levels that did not run
 */
export function flowCoverage(
  machine: AnyStateMachine,
  report: FlowReport,
  counted: Readonly<Record<Exclude<Level, 'machine'>, Times | null>>,
  kept: FlowCoverage | undefined,
): FlowCoverage {
  const { mutants, transitions, statesMissed } = report.details
  const level = (name: Exclude<Level, 'machine'>) => {
    const times = counted[name] ?? kept?.levels[name]?.times
    return times ? levelCoverage(machine, times) : null
  }
  return {
    states: report.states,
    transitions: report.transitions,
    mutants: {
      total: report.mutants,
      killed: report.killed,
      equivalent: mutants.flatMap((one) => (one.fate === 'equivalent' ? [{ key: one.key, reason: one.reason }] : [])),
      survivors: mutants.flatMap(({ key, fate }) => (fate === 'survived' ? [key] : [])),
    },
    levels: { machine: { times: transitions, statesMissed }, view: level('view'), browser: level('browser') },
  }
}

/** Keeps what the machine still declares, in the order of its declaration. */
export function levelCoverage(machine: AnyStateMachine, counted: Times): LevelCoverage {
  const declared = declaredTransitions(machine)
  const times = Object.fromEntries(
    declared.map((transition) => [transitionKey(transition), counted[transitionKey(transition)] ?? 0]),
  )
  const seen = new Set<AnyStateNode>()
  for (const transition of declared) {
    if (times[transitionKey(transition)] === 0) continue
    enter(machine.root, seen)
    surround(transition.source, seen)
    for (const node of transition.target ?? []) enter(node, seen)
  }
  const ids = new Set([...seen].map(({ id }) => id))
  return { times, statesMissed: declaredStates(machine).filter((id) => !ids.has(id)) }
}

/** A state is entered with all that surround it and with its initial states. */
function enter(node: AnyStateNode, seen: Set<AnyStateNode>): void {
  surround(node, seen)
  if (node.type === 'parallel') for (const region of Object.values(node.states)) enter(region, seen)
  if (node.type === 'compound') for (const first of node.initial?.target ?? []) enter(first, seen)
}

function surround(node: AnyStateNode, seen: Set<AnyStateNode>): void {
  for (let at: AnyStateNode | undefined = node; at; at = at.parent) seen.add(at)
}
