/** What the formats are made of: a machine as its chart describes it, without places. */
import type { Box, Chart, ChartState, ChartTransition } from '../chart/types.ts'

export type DrawnState = Omit<ChartState, keyof Box | 'header' | 'inner'>
export type DrawnTransition = Omit<ChartTransition, 'route' | 'label'>

/** A `Chart` is one. */
export interface DrawnMachine extends Pick<Chart, 'flow' | 'root' | 'delays'> {
  readonly states: readonly DrawnState[]
  readonly transitions: readonly DrawnTransition[]
}

/** What makes a transition happen; `finished` is the end of the state's own children. */
export type Trigger =
  | { readonly kind: 'on' | 'after' | 'done' | 'error'; readonly name: string }
  | { readonly kind: 'finished' | 'always' }

export function triggerOf({ key, source }: DrawnTransition): Trigger {
  const [, kind, name] = /^(\w+)(?: (.+))?\[\d+\] → /.exec(key.slice(source.length + 1)) ?? []
  if (name !== undefined && (kind === 'on' || kind === 'after' || kind === 'done' || kind === 'error')) {
    return { kind, name }
  }
  return { kind: kind === 'done' ? 'finished' : 'always' }
}

export const stateOf = ({ states }: DrawnMachine, id: string): DrawnState => {
  const state = states.find((one) => one.id === id)
  if (!state) throw new Error(`no state ${id}`)
  return state
}

export const childrenOf = ({ states }: DrawnMachine, id: string): readonly DrawnState[] =>
  states.filter(({ parent }) => parent === id)

export const transitionsOf = ({ transitions }: DrawnMachine, id: string): readonly DrawnTransition[] =>
  transitions.filter(({ source }) => source === id)

/** `event [guard] / actions`, as a statechart labels a transition. */
export function labelOf({ event, guard, actions, delay }: DrawnTransition): string {
  const wait = delay === null || event === `after ${delay}` ? '' : ` ${delay} ms`
  const does = actions.length > 0 ? ` / ${actions.join(', ')}` : ''
  return `${event}${wait}${guard === null ? '' : ` [${guard}]`}${does}`
}
