import type { AnyStateNode } from 'xstate'
import { eventName } from '../xstate.ts'
import { at, type Key, listOf } from './config.ts'
import type { Reach } from './mutant.ts'

export interface Candidate {
  readonly target?: string | readonly string[]
  readonly guard?: unknown
  readonly reenter?: boolean
  readonly actions?: unknown
}

/** A descriptor of a state with its candidates, and where the configuration holds them. */
export interface Slot {
  readonly node: AnyStateNode
  readonly path: readonly Key[]
  /** Event type as xstate knows it, '' for always. */
  readonly type: string
  readonly candidates: readonly Candidate[]
}

export function slotsOf(node: AnyStateNode): Slot[] {
  const place = placeOf(node)
  const { config } = node
  const slot = (path: readonly Key[], type: string): Slot => ({
    node,
    path: [...place, ...path],
    type,
    candidates: candidatesIn(at(config, path)),
  })
  const invokes = listOf(config.invoke as Invoke | undefined)
  return [
    ...Object.keys(config.on ?? {}).map((type) => slot(['on', type], type)),
    ...Object.keys(config.after ?? {}).map((delay) => slot(['after', delay], `xstate.after.${delay}.${node.id}`)),
    ...(config.always ? [slot(['always'], '')] : []),
    ...(config.onDone ? [slot(['onDone'], `xstate.done.state.${node.id}`)] : []),
    ...invokes.flatMap(({ onDone, onError }, i) => {
      const { id } = node.invoke[i] as { id: string }
      return [
        ...(onDone ? [slot([...invokePath(node, i), 'onDone'], `xstate.done.actor.${id}`)] : []),
        ...(onError ? [slot([...invokePath(node, i), 'onError'], `xstate.error.actor.${id}`)] : []),
      ]
    }),
  ]
}

interface Invoke {
  readonly onDone?: unknown
  readonly onError?: unknown
}

/** The candidates of a descriptor, in whichever way they are written. */
export const candidatesIn = (value: unknown): readonly Candidate[] =>
  listOf(value).map((candidate) =>
    typeof candidate === 'object'
      ? (candidate as Candidate)
      : { ...(typeof candidate === 'string' && { target: candidate }) },
  )

/** A timer is set as its state is entered, and eventless transitions are asked for after every event. */
export function reachOf({ parent, id }: AnyStateNode, type = ''): Reach {
  const isAny = type === '' || type.startsWith('xstate.after.')
  return { ...(parent && { state: id }), ...(!isAny && { event: type }) }
}

/** Where the configuration of a machine holds a state. */
export const placeOf = (node: AnyStateNode): readonly Key[] => node.path.flatMap((key) => ['states', key])

/** Where that of a state holds one of its invocations. */
export const invokePath = ({ config }: AnyStateNode, at: number): readonly Key[] =>
  Array.isArray(config.invoke) ? ['invoke', at] : ['invoke']

/** States that can be entered instead of each other. */
export const siblingsOf = (parent: AnyStateNode | undefined): readonly AnyStateNode[] =>
  Object.values(parent?.states ?? {}).filter(({ type }) => type !== 'history')

/** Name of a slot as keys of mutants begin. */
export const slotName = ({ node, type }: Slot): string => `${node.id} ${eventName(type, node.id)}`

export function actionName(action: unknown): string {
  if (typeof action === 'string') return action
  const { type } = action as { type?: string }
  return type?.replace(/^xstate\./, '') ?? '(unnamed)'
}
