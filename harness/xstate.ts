/**
 * The one file that reads what xstate keeps to itself (pinned to 5.33.3): state nodes of a snapshot, transitions of
 * a microstep, parameters of built-in actions.
 */
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventObject,
  type ExecutableActionObject,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate'
import { getStateNodes } from 'xstate/graph'

/** Every state node of the machine, its root first. */
export const stateNodes = (machine: AnyStateMachine): readonly AnyStateNode[] => [
  machine.root,
  ...getStateNodes(machine.root),
]

/** Short name of an event as a statechart shows it: `on PHONE.TYPED`, `after POLL`, `done poll`, `error poll`, `done`, `always`. */
export function eventName(type: string, owner: string): string {
  if (type === '') return 'always'
  if (type === `xstate.done.state.${owner}`) return 'done'
  for (const kind of ['done', 'error'] as const) {
    const prefix = `xstate.${kind}.actor.`
    if (type.startsWith(prefix)) return `${kind} ${type.slice(prefix.length)}`
  }
  const after = delayOf(type, owner)
  return after === undefined ? `on ${type}` : `after ${after}`
}

/** Name of the delay behind an `after` event of that state, undefined for any other event. */
export function delayOf(type: string, owner: string): string | undefined {
  const [prefix, suffix] = ['xstate.after.', `.${owner}`]
  return type.startsWith(prefix) && type.endsWith(suffix) ? type.slice(prefix.length, -suffix.length) : undefined
}

/** Name of a transition, the same for every copy of the machine: source, event, place among the candidates, targets. */
export function transitionKey(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition
  const candidates: readonly unknown[] = (eventType ? source.transitions.get(eventType) : source.always) ?? []
  const targets = target?.map((node) => node.id).join(' + ') ?? '(stays)'
  return `${source.id} ${eventName(eventType, source.id)}[${candidates.indexOf(transition)}] → ${targets}`
}

/** Every transition that the machine declares: all candidates of all nodes, eventless ones included. */
export const declaredTransitions = (machine: AnyStateMachine): readonly AnyTransitionDefinition[] =>
  stateNodes(machine).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])

/** Every action that the machine holds: those of its states and transitions, and those that setup() names. */
export const actionsOf = (machine: AnyStateMachine): readonly unknown[] => [
  ...stateNodes(machine).flatMap(({ entry, exit }) => [...entry, ...exit]),
  ...declaredTransitions(machine).flatMap(({ actions }) => actions),
  ...Object.values(machine.implementations.actions ?? {}),
]

/** Types of the events that the machine sends itself; undefined where only a turn would tell. */
export function raisedEvents(machine: AnyStateMachine): readonly string[] | undefined {
  const raised = actionsOf(machine).flatMap((action) => {
    const { type, event } = action as { type?: string; event?: unknown }
    return type === 'xstate.raise' ? [event] : []
  })
  const isKnown = raised.every((event) => typeof event === 'object')
  return isKnown ? raised.map((event) => (event as EventObject).type) : undefined
}

/** Whether a state is another or below it. */
export function isWithin(node: AnyStateNode, outer: AnyStateNode): boolean {
  for (let at: AnyStateNode | undefined = node; at; at = at.parent) if (at === outer) return true
  return false
}

/** Ids of the states that can be active; the root always is, history nodes never are. */
export const declaredStates = (machine: AnyStateMachine): readonly string[] =>
  stateNodes(machine)
    .filter((node) => node.parent && node.type !== 'history')
    .map((node) => node.id)

/** Ids of the states that are active, the root left out. */
export const activeStates = (snapshot: AnyMachineSnapshot): readonly string[] =>
  snapshot._nodes.filter((node) => node.parent).map((node) => node.id)

/** The event that a microstep took, the transitions, and the states active after it. */
export interface Microstep {
  readonly type: string
  readonly transitions: readonly AnyTransitionDefinition[]
  readonly states: readonly string[]
}

/** The microstep that an inspection event reports, if it is one of that actor (or of any, where none is named). */
export function microstepOf(event: InspectionEvent, actor?: AnyActorRef): Microstep | undefined {
  if (event.type !== '@xstate.microstep' || (actor && event.actorRef !== actor)) return undefined
  if (!isMachineSnapshot(event.snapshot)) return undefined
  return { type: event.event.type, transitions: event._transitions, states: activeStates(event.snapshot) }
}

/** The snapshot as one of another machine that has states by the same names. */
export function rebind(snapshot: AnyMachineSnapshot, machine: AnyStateMachine): AnyMachineSnapshot {
  const own = (nodes: readonly AnyStateNode[]) => nodes.map(({ path }) => nodeAt(machine, path))
  const history = Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, own(nodes)])
  const nodes = own(snapshot._nodes)
  const tags = new Set(nodes.flatMap((node) => node.tags))
  return { ...snapshot, machine, tags, _nodes: nodes, historyValue: Object.fromEntries(history) }
}

const nodeAt = (machine: AnyStateMachine, path: readonly string[]): AnyStateNode =>
  path.reduce<AnyStateNode>((node, key) => node.states[key] as AnyStateNode, machine.root)

/** Transitions that the event would take now; evaluates guards. */
export const enabledTransitions = (snapshot: AnyMachineSnapshot, event: EventObject): readonly unknown[] =>
  snapshot.machine.getTransitionData(snapshot, event)

/** Whether an active state has a candidate for the event, whatever its guard says. */
export const hasCandidate = (snapshot: AnyMachineSnapshot, { type }: EventObject): boolean =>
  snapshot._nodes.some((node) => [...node.transitions.keys()].some((descriptor) => matches(descriptor, type)))

/** Whether an event of that type is one that the descriptor of a transition speaks of. */
export const matches = (descriptor: string, type: string) =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)))

const deepestFirst = (snapshot: AnyMachineSnapshot): readonly AnyStateNode[] =>
  snapshot._nodes.toSorted((a, b) => b.path.length - a.path.length)

/** Every candidate of the active states for that event, in the order in which they are asked. */
export const candidatesFor = (
  snapshot: AnyMachineSnapshot,
  { type }: EventObject,
): readonly AnyTransitionDefinition[] =>
  deepestFirst(snapshot).flatMap((node) =>
    [...node.transitions].flatMap(([descriptor, candidates]) => (matches(descriptor, type) ? candidates : [])),
  )

/** Every transition of the active states that some event may take. */
export const openTransitions = (snapshot: AnyMachineSnapshot): readonly AnyTransitionDefinition[] =>
  deepestFirst(snapshot).flatMap((node) => [...node.transitions.values()].flat())

/** What a built-in or named action asks for, in terms of the harness. */
export type Request =
  | { readonly kind: 'action'; readonly name: string; readonly params: unknown }
  | { readonly kind: 'start'; readonly id: string; readonly src: string; readonly input: unknown }
  | { readonly kind: 'stop'; readonly id: string }
  | { readonly kind: 'send'; readonly to: AnyActorRef; readonly event: EventObject }
  | { readonly kind: 'emit'; readonly event: EventObject }
  | { readonly kind: 'schedule'; readonly id: string; readonly event: EventObject; readonly delay: number }
  | { readonly kind: 'cancel'; readonly id: string }
  | { readonly kind: 'nothing' }

interface BuiltinParams {
  readonly id: string
  readonly src: string
  readonly input: unknown
  readonly actorRef: AnyActorRef
  readonly to: AnyActorRef
  readonly event: EventObject
  readonly delay: number | undefined
  readonly sendId: string
}

/** Translates an executable action of a pure transition. */
export function requestOf({ type, params }: ExecutableActionObject): Request {
  const own = params as unknown as BuiltinParams
  switch (type) {
    case 'xstate.spawnChild':
      return { kind: 'start', id: own.id, src: own.src, input: own.input }
    case 'xstate.stopChild':
      return params ? { kind: 'stop', id: (params as unknown as AnyActorRef).id } : { kind: 'nothing' }
    case 'xstate.sendTo':
      if (own.delay !== undefined) throw new Error('a delayed sendTo is not supported: wait in a state instead')
      return { kind: 'send', to: own.to, event: own.event }
    case 'xstate.raise':
      if (own.delay === undefined) return { kind: 'nothing' }
      return { kind: 'schedule', id: own.id ?? own.event.type, event: own.event, delay: own.delay }
    case 'xstate.cancel':
      return { kind: 'cancel', id: own.sendId }
    case 'xstate.emit':
      return { kind: 'emit', event: own.event }
    case 'xstate.log':
      return { kind: 'nothing' }
    default:
      return { kind: 'action', name: type, params }
  }
}

/** Whether an action is an effect of the surroundings, not one of xstate's own. */
export const isEffect = (action: unknown): boolean => typeof action === 'function' && !('resolve' in action)

/** The events by which xstate itself reports the end of an actor. */
export const doneEvent = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })
export const errorEvent = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })
export const STOP = 'xstate.stop'

export const isDone = ({ type }: EventObject): boolean => type.startsWith('xstate.done.actor.')
/** Whether the event is one of those two. */
export const isActorEnd = (event: EventObject): boolean => isDone(event) || event.type.startsWith('xstate.error.actor.')
