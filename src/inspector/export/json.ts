import {
  childrenOf,
  type DrawnMachine,
  type DrawnState,
  type DrawnTransition,
  stateOf,
  transitionsOf,
  triggerOf,
} from './drawn.ts'

/** A transition as xstate's `createMachine` reads it. */
interface TransitionJson {
  target?: string | string[]
  guard?: string
  actions?: readonly string[]
  reenter?: true
}

interface InvokeJson {
  id: string
  src: string
  onDone?: TransitionJson[]
  onError?: TransitionJson[]
}

/** A state as xstate's `createMachine` reads it; every code is a name, to be provided. */
export interface StateJson {
  id?: string
  type?: 'parallel' | 'final' | 'history'
  description?: string
  tags?: readonly string[]
  initial?: string
  entry?: readonly string[]
  exit?: readonly string[]
  invoke?: InvokeJson[]
  on?: Record<string, TransitionJson[]>
  after?: Record<string, TransitionJson[]>
  always?: TransitionJson[]
  onDone?: TransitionJson[]
  states?: Record<string, StateJson>
}

export interface MachineJson extends StateJson {
  id: string
  /** Milliseconds by name, to be provided as `delays`. */
  delays: Readonly<Record<string, number>>
}

/** The machine as a configuration that `createMachine` accepts: guards, actions and actors by name or by source. */
export function toJson(machine: DrawnMachine): MachineJson {
  const { delays } = machine
  return { ...stateJson(machine, stateOf(machine, machine.root), []), id: machine.root, delays }
}

function stateJson(machine: DrawnMachine, state: DrawnState, path: readonly string[]): StateJson {
  const { id, kind, description, tags, entry, exit } = state
  const json: StateJson = {}
  if (id !== [machine.root, ...path].join('.')) json.id = id
  if (kind === 'parallel' || kind === 'final' || kind === 'history') json.type = kind
  if (description) json.description = description
  if (tags.length > 0) json.tags = tags
  if (entry.length > 0) json.entry = entry
  if (exit.length > 0) json.exit = exit
  if (state.invokes.length > 0) json.invoke = state.invokes.map(({ id: invoke, src }) => ({ id: invoke, src }))
  for (const transition of transitionsOf(machine, id)) addTransition(json, transition)
  const children = childrenOf(machine, id)
  const initial = children.find(({ isInitial }) => isInitial)
  if (initial) json.initial = initial.name
  if (children.length > 0) {
    json.states = Object.fromEntries(
      children.map((child) => [child.name, stateJson(machine, child, [...path, child.name])]),
    )
  }
  return json
}

function addTransition(json: StateJson, transition: DrawnTransition): void {
  const trigger = triggerOf(transition)
  const one = transitionJson(transition)
  switch (trigger.kind) {
    case 'on':
    case 'after': {
      json[trigger.kind] ??= {}
      const slots = json[trigger.kind]!
      slots[trigger.name] = [...(slots[trigger.name] ?? []), one]
      return
    }
    case 'done':
    case 'error': {
      const slot = trigger.kind === 'done' ? 'onDone' : 'onError'
      const invoke = json.invoke?.find(({ id }) => id === trigger.name)
      if (invoke) invoke[slot] = [...(invoke[slot] ?? []), one]
      return
    }
    case 'finished':
      json.onDone = [...(json.onDone ?? []), one]
      return
    case 'always':
      json.always = [...(json.always ?? []), one]
  }
}

function transitionJson({ targets, guard, actions, reenter }: DrawnTransition): TransitionJson {
  const json: TransitionJson = {}
  const [first, ...others] = targets.map((id) => `#${id}`)
  if (first !== undefined) json.target = others.length > 0 ? [first, ...others] : first
  if (guard !== null) json.guard = guard
  if (actions.length > 0) json.actions = actions
  if (reenter) json.reenter = true
  return json
}
