import { type AnyActorRef, type AnyTransitionDefinition, type ExecutableActionObject, isMachineSnapshot } from 'xstate'
import { encode, type Json } from '../../../harness/encode.ts'
import type { Call } from '../../../harness/path.ts'
import { activeStates, candidatesFor, openTransitions, requestOf, transitionKey } from '../../../harness/xstate.ts'
import { flows } from '../../../machines/flows.ts'
import type { ActorInfo, Candidate, Fate, RecordedStep, StepKind } from '../wire.ts'
import { mask } from './mask.ts'
import type { RawAction, RawStep } from './recording.ts'

const flowOfMachine = new Map(flows.map(({ flow, machine }) => [machine.id, flow]))

/** Folder of the actor's machine; null for what is no machine of ours. */
export function flowOf(actor: AnyActorRef): string | null {
  const snapshot = actor.getSnapshot()
  return isMachineSnapshot(snapshot) ? (flowOfMachine.get(snapshot.machine.id) ?? null) : null
}

/** xstate gives an actor that nobody named the id of its session. */
const nameOf = (actor: AnyActorRef): string => (actor.id === actor.sessionId ? (flowOf(actor) ?? actor.id) : actor.id)

export function describeActor(actor: AnyActorRef): ActorInfo {
  const snapshot = actor.getSnapshot()
  return {
    key: actor.sessionId,
    id: nameOf(actor),
    flow: flowOf(actor),
    parent: actor._parent?.sessionId ?? null,
    status: snapshot?.status ?? 'active',
    value: isMachineSnapshot(snapshot) ? encode(snapshot.value) : null,
  }
}

function kindOf({ actor, event: { type }, from }: RawStep): StepKind {
  if (type === 'xstate.init') return 'start'
  if (type.startsWith('xstate.after.')) return 'timer'
  if (type.startsWith('xstate.done.')) return 'done'
  if (type.startsWith('xstate.error.')) return 'error'
  return from && from !== actor ? 'actor' : 'page'
}

function isBelow(one: AnyTransitionDefinition['source'], other: AnyTransitionDefinition['source']): boolean {
  for (let node = one.parent; node; node = node.parent) if (node === other) return true
  return false
}

function candidatesOf({ before, event, microsteps }: RawStep): readonly Candidate[] {
  if (!before) return []
  const taken = microsteps[0] ?? []
  const candidates = candidatesFor(before, event)
  const fateOf = (candidate: AnyTransitionDefinition, at: number): Fate => {
    if (taken.includes(candidate)) return 'taken'
    const earlier = candidates.slice(0, at)
    if (earlier.some((one) => one.source === candidate.source && taken.includes(one))) return 'earlierTaken'
    return taken.some(({ source }) => isBelow(source, candidate.source)) ? 'deeperTaken' : 'guardRefused'
  }
  return candidates.map((candidate, at) => ({ key: transitionKey(candidate), fate: fateOf(candidate, at) }))
}

function callOf({ type, params }: RawAction): readonly Call[] {
  const request = requestOf({ type, params } as ExecutableActionObject)
  switch (request.kind) {
    case 'action':
      return [{ ...request, params: mask(request.params) }]
    case 'start':
      return [{ ...request, src: String(request.src), input: mask(request.input) }]
    case 'stop':
      return [request]
    case 'send':
      return [{ kind: 'tell', id: request.to.id, event: mask(request.event) }]
    case 'emit':
      return [{ kind: 'emit', event: mask(request.event) }]
    default:
      return []
  }
}

/** A step as it travels: secrets hidden. */
export function describeStep(raw: RawStep): RecordedStep {
  const { step, at, actor, from, event, before, snapshot, microsteps, actions } = raw
  return {
    step,
    at,
    actor: actor.sessionId,
    from: from && from !== actor ? from.sessionId : null,
    kind: kindOf(raw),
    event: mask(event) as Json & { type: string },
    before: before ? encode(before.value) : null,
    value: encode(snapshot.value),
    context: mask(snapshot.context),
    tags: [...snapshot.tags].sort(),
    status: snapshot.status,
    active: activeStates(snapshot),
    microsteps: microsteps.map((transitions) => transitions.map(transitionKey)),
    candidates: candidatesOf(raw),
    open: snapshot.status === 'active' ? openTransitions(snapshot).map(transitionKey) : [],
    calls: actions.flatMap(callOf),
  }
}
