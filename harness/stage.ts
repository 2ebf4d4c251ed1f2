import {
  type ActorLogic,
  type AnyActorLogic,
  type AnyStateMachine,
  createMachine,
  type EventObject,
  type Snapshot,
} from 'xstate'
import { encode } from './encode.ts'
import type { Call } from './path.ts'
import { isEffect, STOP, stateNodes } from './xstate.ts'

/** Microsteps after which a machine counts as looping for ever. */
const MICROSTEP_LIMIT = 200

/** Orders to a steered actor. */
export type Order =
  | { readonly type: 'harness.done'; readonly output: unknown }
  | { readonly type: 'harness.error'; readonly error: unknown }

/** A machine ready to be run: every actor steered, every effect recorded, everything synchronous. */
export interface Stage {
  readonly machine: AnyStateMachine
  /** Takes what was recorded since the last call. */
  takeCalls(): readonly Call[]
  record(call: Call): void
}

export type SteeredLogic = ActorLogic<Snapshot<unknown>, EventObject>

/**
 * @param pose gives a steered actor the look of the one by that name that it stands in for, where somebody draws it
 * @throws where the machine hides an effect or an actor from its setup()
 */
export function stage(
  machine: AnyStateMachine,
  pose: (steered: SteeredLogic, name: string) => AnyActorLogic = (steered) => steered,
): Stage {
  refuseHidden(machine)
  let calls: Call[] = []
  const record = (call: Call) => void calls.push(call)
  const limited = createMachine(
    { ...machine.config, options: { ...machine.config.options, maxIterations: MICROSTEP_LIMIT } },
    machine.implementations as never,
  )
  const effects = Object.entries(machine.implementations.actions ?? {}).filter(([, action]) => isEffect(action))
  const actions = Object.fromEntries(
    effects.map(([name]) => [
      name,
      (_: unknown, params: unknown) => record({ kind: 'action', name, params: encode(params) }),
    ]),
  )
  const steered = steeredLogic(record)
  const actors = Object.fromEntries(
    Object.keys(machine.implementations.actors ?? {}).map((name) => [name, pose(steered, name)]),
  )
  return {
    machine: limited.provide({ actions, actors } as never) as AnyStateMachine,
    record,
    takeCalls() {
      const taken = calls
      calls = []
      return taken
    },
  }
}

/** An actor that does as it is told, at once, and records how it is treated. */
function steeredLogic(record: (call: Call) => void): SteeredLogic {
  const inputs = new WeakMap<object, unknown>()
  return {
    getInitialSnapshot({ self }, input) {
      inputs.set(self, input)
      return { status: 'active', output: undefined, error: undefined }
    },
    start(_, { self }) {
      const { id, src } = self
      record({ kind: 'start', id, src: String(src), input: encode(inputs.get(self)) })
    },
    transition(snapshot, event, { self }) {
      const order = event as Order | { type: typeof STOP }
      switch (order.type) {
        case STOP:
          record({ kind: 'stop', id: self.id })
          return { ...snapshot, status: 'stopped', output: undefined, error: undefined }
        case 'harness.done':
          return { ...snapshot, status: 'done', output: order.output, error: undefined }
        case 'harness.error':
          return { ...snapshot, status: 'error', output: undefined, error: order.error }
        default:
          record({ kind: 'tell', id: self.id, event: encode(event) })
          return snapshot
      }
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  }
}

/** An actor without behaviour; hears what it is sent. */
export const nobody = (hear: (event: EventObject) => void): SteeredLogic => ({
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  transition(snapshot, event) {
    hear(event)
    return snapshot
  },
  getPersistedSnapshot: (snapshot) => snapshot,
})

function refuseHidden(machine: AnyStateMachine): void {
  for (const node of stateNodes(machine)) {
    const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
    for (const action of [...node.entry, ...node.exit, ...transitions.flatMap(({ actions }) => actions)]) {
      if (isEffect(action)) throw new Error(`${node.id} has an effect without a name: give it one in setup()`)
    }
    for (const { src, onSnapshot } of node.invoke) {
      if (typeof src !== 'string' || src.startsWith('xstate.invoke.'))
        throw new Error(`${node.id} invokes an actor that setup() does not name`)
      if (onSnapshot) throw new Error(`${node.id} uses onSnapshot, which the harness cannot steer: let the child send`)
    }
  }
}
