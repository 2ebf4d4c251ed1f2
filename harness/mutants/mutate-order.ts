import type { AnyStateNode } from 'xstate'
import type { Catalogue } from '../../machines/kit/catalogue.ts'
import { type Graph, isReached, type Vertex } from '../explore.ts'
import { Model, type Moment } from '../model.ts'
import { activeStates, stateNodes } from '../xstate.ts'
import { type Key, listOf } from './config.ts'
import type { Changed, Mutant, Reach } from './mutant.ts'
import { actionName, candidatesIn, placeOf, reachOf, type Slot, slotName } from './slots.ts'

/** Two neighbouring actions in each other's place, of a transition, of an entry or of an exit, where that is felt. */
export function orderMutants(
  catalogue: Catalogue,
  slots: readonly Slot[],
  changed: Changed,
  graphs: readonly Graph[],
): Mutant[] {
  const swaps = [...slots.flatMap(listsOfSlot), ...stateNodes(catalogue.machine).flatMap(listsOfState)].flatMap(
    (list) =>
      list.actions.slice(1).map(
        (second, a): Mutant => ({
          key: `${list.name}: swap actions ${a}, ${a + 1} (${actionName(list.actions[a])}, ${actionName(second)})`,
          site: list.site,
          reach: [list.reach],
          create: changed(list.path, (value) => list.written(value, swapped(list.actions, a))),
        }),
      ),
  )
  return swaps.filter((swap) => isFelt(catalogue, swap, graphs))
}

/** Actions that are carried out one after another. */
interface ActionList {
  /** The place, as keys of mutants begin. */
  readonly name: string
  readonly actions: readonly unknown[]
  readonly site: string
  readonly reach: Reach
  /** Where in the configuration they, or the candidates around them, are. */
  readonly path: readonly Key[]
  /** What stands there if others are written. */
  readonly written: (value: unknown, actions: readonly unknown[]) => unknown
}

const listsOfSlot = (slot: Slot): ActionList[] =>
  slot.candidates.map((candidate, i) => ({
    name: `${slotName(slot)}[${i}]`,
    actions: listOf(candidate.actions),
    site: slot.node.id,
    reach: reachOf(slot.node, slot.type),
    path: slot.path,
    written: (value, actions) => candidatesIn(value).map((one, at) => (at === i ? { ...one, actions } : one)),
  }))

const listsOfState = (node: AnyStateNode): ActionList[] =>
  (['entry', 'exit'] as const).map((moment) => ({
    name: `${node.id} ${moment}`,
    actions: listOf(node.config[moment] as unknown),
    site: node.id,
    reach: reachOf(node),
    path: [...placeOf(node), moment],
    written: (_, actions) => actions,
  }))

const swapped = (actions: readonly unknown[], a: number): readonly unknown[] =>
  actions.toSpliced(a, 2, actions[a + 1], actions[a])

/** Whether anything happens otherwise. Two actions that do not touch each other may come in either order. */
function isFelt(catalogue: Catalogue, { create, reach }: Mutant, graphs: readonly Graph[]): boolean {
  const model = new Model({ ...catalogue, machine: create() })
  try {
    return graphs.some(({ input, vertices }) => {
      const [first] = vertices.values()
      return (
        whatHappens(model.start(catalogue.inputs[input])) !== whatHappens(first?.moment) ||
        [...vertices.values()].some((vertex) => isFeltAt(model, vertex, reach))
      )
    })
  } catch {
    return true
  }
}

function isFeltAt(model: Model, { moment, edges }: Vertex, reach: readonly Reach[]): boolean {
  const from = activeStates(moment.snapshot)
  return edges
    .filter((edge) => isReached(edge, from, reach))
    .some(({ stimulus, after }) => whatHappens(model.apply(model.adopt(moment), stimulus)) !== whatHappens(after))
}

const whatHappens = (moment: Moment | undefined) => JSON.stringify([moment?.key, moment?.expect])
