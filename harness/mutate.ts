import { type AnyStateMachine, type AnyStateNode, createMachine, not } from 'xstate'
import { at, edit, type Key, listOf, without } from './config.ts'
import { eventName, stateNodes } from './xstate.ts'

/** Where alone a mutant can be another than its original. */
export interface Reach {
  /** In turns that begin in that state, pass or end in it; in any, where none is named. */
  readonly state?: string
  /** In turns that take such an event, also one that the machine sends itself; in any, where none is named. */
  readonly event?: string
}

/** A machine with one deliberate fault. */
export interface Mutant {
  /** Where, and what was changed: stable and readable. */
  readonly key: string
  /** Id of the state whose paths are likely to notice first. */
  readonly site: string
  readonly reach: Reach
  readonly create: () => AnyStateMachine
  /** The named delay that it is about, with its milliseconds more or less. */
  readonly delay?: { readonly name: string; readonly change: number }
}

interface Candidate {
  readonly target?: string | readonly string[]
  readonly guard?: unknown
  readonly actions?: unknown
}

/** A descriptor of a state with its candidates, and where the configuration holds them. */
interface Slot {
  readonly node: AnyStateNode
  readonly path: readonly Key[]
  /** Event type as xstate knows it, '' for always. */
  readonly type: string
  readonly candidates: readonly Candidate[]
}

/** Every single fault that the mutator knows, applied to every place where it fits. */
export function mutants(machine: AnyStateMachine): readonly Mutant[] {
  const nodes = stateNodes(machine)
  const slots = nodes.flatMap(slotsOf)
  const changed = (path: readonly Key[], change: (value: unknown) => unknown) => () =>
    createMachine(edit(machine.config, path, change) as never, machine.implementations as never) as AnyStateMachine
  const found = [
    ...slots.flatMap((slot) => slotMutants(slot, changed)),
    ...nodes.flatMap((node) => entryExitMutants(node, changed)),
    ...delayMutants(machine, slots),
  ]
  const keys = new Set(found.map(({ key }) => key))
  if (keys.size !== found.length) throw new Error(`${machine.id}: two mutants share a key`)
  return found
}

type Changed = (path: readonly Key[], change: (value: unknown) => unknown) => Mutant['create']

function slotMutants({ node, path, type, candidates }: Slot, changed: Changed): Mutant[] {
  const name = `${node.id} ${eventName(type, node.id)}`
  const mutant = (what: string, list: readonly Candidate[] | undefined): Mutant => ({
    key: `${name}${what}`,
    site: node.id,
    reach: reachOf(node, type),
    create: changed(path, () => list),
  })
  const replaced = (index: number, candidate: Candidate) => candidates.map((old, i) => (i === index ? candidate : old))
  const found = candidates.flatMap((candidate, i): Mutant[] => {
    const { guard, ...unguarded } = candidate
    const elsewhere = otherTarget(node, type, i)
    const actions = listOf(candidate.actions)
    return [
      mutant(`[${i}]: drop`, without(candidates, i)),
      ...(elsewhere === undefined
        ? []
        : [mutant(`[${i}]: retarget to ${elsewhere}`, replaced(i, { ...candidate, target: `#${elsewhere}` }))]),
      ...(guard === undefined
        ? []
        : [
            mutant(`[${i}]: drop guard`, replaced(i, unguarded)),
            mutant(`[${i}]: negate guard`, replaced(i, { ...candidate, guard: not(guard as never) })),
          ]),
      ...actions.map((action, a) =>
        mutant(
          `[${i}]: drop action ${a} ${actionName(action)}`,
          replaced(i, { ...candidate, actions: without(actions, a) }),
        ),
      ),
    ]
  })
  const swaps = candidates.slice(1).map((second, i) => {
    const list = [...candidates]
    list.splice(i, 2, second, candidates[i] as Candidate)
    return mutant(`[${i}, ${i + 1}]: swap`, list)
  })
  return candidates.length > 1 ? [...found, ...swaps, mutant(': drop all', undefined)] : found
}

function entryExitMutants(node: AnyStateNode, changed: Changed): Mutant[] {
  return (['entry', 'exit'] as const).flatMap((moment) => {
    const actions = listOf(node.config[moment] as unknown)
    return actions.map((action, i) => ({
      key: `${node.id} ${moment}: drop action ${i} ${actionName(action)}`,
      site: node.id,
      reach: reachOf(node),
      create: changed([...placeOf(node), moment], () => without(actions, i)),
    }))
  })
}

/** One millisecond more and one less for every delay: replays know to the millisecond when a timer fires. */
function delayMutants(machine: AnyStateMachine, slots: readonly Slot[]): Mutant[] {
  const named = Object.entries(machine.implementations.delays ?? {}).flatMap(([name, delay]) =>
    [1, -1].map((change) => ({
      key: `delay ${name}: ${change > 0 ? '+' : ''}${change} ms`,
      site: slots.find(({ type, node }) => type === `xstate.after.${name}.${node.id}`)?.node.id ?? machine.id,
      reach: {},
      create: () => machine.provide({ delays: { [name]: altered(delay, change) } } as never) as AnyStateMachine,
      delay: { name, change },
    })),
  )
  const inline = slots.flatMap(({ node, path, candidates }) => {
    const [delay, owner] = [Number(path.at(-1)), path.slice(0, -1)]
    if (owner.at(-1) !== 'after' || Number.isNaN(delay)) return []
    return [1, -1].map((change) => ({
      key: `${node.id} after ${delay}: ${change > 0 ? '+' : ''}${change} ms`,
      site: node.id,
      reach: reachOf(node),
      create: () => {
        const moved = edit(machine.config, owner, (after) => {
          const { [delay]: _, ...others } = after as Record<number, unknown>
          return { ...others, [delay + change]: candidates }
        })
        return createMachine(moved as never, machine.implementations as never) as AnyStateMachine
      },
    }))
  })
  return [...named, ...inline]
}

const altered = (delay: unknown, change: number) =>
  typeof delay === 'function' ? (...args: unknown[]) => delay(...args) + change : Number(delay) + change

function slotsOf(node: AnyStateNode): Slot[] {
  const place = placeOf(node)
  const { config } = node
  const slot = (path: readonly Key[], type: string): Slot => ({
    node,
    path: [...place, ...path],
    type,
    candidates: listOf(at(config, path)).map((candidate) =>
      typeof candidate === 'object'
        ? (candidate as Candidate)
        : { ...(typeof candidate === 'string' && { target: candidate }) },
    ),
  })
  const invokes = listOf(config.invoke as { onDone?: unknown; onError?: unknown } | undefined)
  const invokePath = (i: number) => (Array.isArray(config.invoke) ? ['invoke', i] : ['invoke'])
  return [
    ...Object.keys(config.on ?? {}).map((type) => slot(['on', type], type)),
    ...Object.keys(config.after ?? {}).map((delay) => slot(['after', delay], `xstate.after.${delay}.${node.id}`)),
    ...(config.always ? [slot(['always'], '')] : []),
    ...(config.onDone ? [slot(['onDone'], `xstate.done.state.${node.id}`)] : []),
    ...invokes.flatMap(({ onDone, onError }, i) => {
      const { id } = node.invoke[i] as { id: string }
      return [
        ...(onDone ? [slot([...invokePath(i), 'onDone'], `xstate.done.actor.${id}`)] : []),
        ...(onError ? [slot([...invokePath(i), 'onError'], `xstate.error.actor.${id}`)] : []),
      ]
    }),
  ]
}

/** A timer is set as its state is entered, and eventless transitions are asked for after every event. */
function reachOf({ parent, id }: AnyStateNode, type = ''): Reach {
  const isAny = type === '' || type.startsWith('xstate.after.')
  return { ...(parent && { state: id }), ...(!isAny && { event: type }) }
}

const placeOf = (node: AnyStateNode): readonly Key[] => node.path.flatMap((key) => ['states', key])

/** Another state beside the target, where there is one. */
function otherTarget(node: AnyStateNode, type: string, index: number): string | undefined {
  const candidates = (type === '' ? node.always : node.transitions.get(type)) ?? []
  const target = candidates[index]?.target?.[0]
  const siblings = Object.values(target?.parent?.states ?? {}).filter((state) => state.type !== 'history')
  if (!target || siblings.length < 2) return undefined
  return siblings[(siblings.indexOf(target) + 1) % siblings.length]?.id
}

function actionName(action: unknown): string {
  if (typeof action === 'string') return action
  const { type } = action as { type?: string }
  return type?.replace(/^xstate\./, '') ?? '(unnamed)'
}
