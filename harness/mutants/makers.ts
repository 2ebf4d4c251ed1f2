import { type AnyStateMachine, type AnyStateNode, createMachine } from 'xstate'
import { stateNodes } from '../xstate.ts'
import { edit, type Key, listOf } from './config.ts'
import type { Reach } from './mutant.ts'
import { isAssigning, isMaking, type Remake, remadeAction, remadeValue } from './remake.ts'
import { actionName, candidatesIn, invokePath, placeOf, reachOf, type Slot, slotName } from './slots.ts'

/** A machine as it is written. */
export type Source = Pick<AnyStateMachine, 'config' | 'implementations'>

/** What in a machine makes a value with fields: an assignment, the payload of an event, an input, an output. */
export interface Maker {
  /** The place, as keys of mutants begin. */
  readonly name: string
  /** Which of that place, where there may be several. */
  readonly part: string
  readonly isAssignment: boolean
  readonly site: string
  readonly reach: readonly Reach[]
  /** Where in the source it, or a list around it, is. */
  readonly path: readonly Key[]
  /** What stands there instead if what is made is to be changed. */
  readonly remade: (value: unknown, change: Remake) => unknown
}

/** The machine with what a maker makes changed. */
export const remake = (source: Source, { path, remade }: Maker, change: Remake): Source =>
  edit(source, path, (value) => remade(value, change)) as Source

export const machineOf = ({ config, implementations }: Source): AnyStateMachine =>
  createMachine(config as never, implementations as never) as AnyStateMachine

/** All that makes values in a machine. */
export const makersOf = (machine: AnyStateMachine, slots: readonly Slot[]): readonly Maker[] => [
  ...slots.flatMap(makersOfSlot),
  ...stateNodes(machine).flatMap(makersOfState),
  ...makersByName(machine, slots),
]

const replaced = <Item>(list: readonly Item[], at: number, change: (item: Item) => unknown) =>
  list.map((item, i) => (i === at ? change(item) : item))

function makersOfSlot(slot: Slot): Maker[] {
  const { node, path, type, candidates } = slot
  return candidates.flatMap((candidate, i) =>
    makingIn(candidate.actions).map(({ at, part, isAssignment }) => ({
      name: `${slotName(slot)}[${i}]`,
      part,
      isAssignment,
      site: node.id,
      reach: [reachOf(node, type)],
      path: ['config', ...path],
      remade: (value, change) =>
        replaced(candidatesIn(value), i, (one) => ({ ...one, actions: remadeAt(at)(one.actions, change) })),
    })),
  )
}

function makersOfState(node: AnyStateNode): Maker[] {
  const { config, invoke, id } = node
  const maker = (
    what: string,
    path: readonly Key[],
    remade: Maker['remade'],
    { part = '', isAssignment = false } = {},
  ): Maker => ({
    name: `${id} ${what}`,
    part,
    isAssignment,
    site: id,
    reach: [reachOf(node)],
    path: ['config', ...placeOf(node), ...path],
    remade,
  })
  return [
    ...(['entry', 'exit'] as const).flatMap((moment) =>
      makingIn(config[moment]).map(({ at, ...action }) => maker(moment, [moment], remadeAt(at), action)),
    ),
    ...invoke.flatMap(({ id: actor, input }, i) =>
      input === undefined ? [] : [maker(`invoke ${actor} input`, [...invokePath(node, i), 'input'], remadeValue)],
    ),
    ...(config.output === undefined ? [] : [maker('output', ['output'], remadeValue)]),
  ]
}

/** Of actions that setup() names; all that use one are at fault together. */
function makersByName({ implementations, root }: AnyStateMachine, slots: readonly Slot[]): Maker[] {
  return Object.entries(implementations.actions ?? {}).flatMap(([name, action]) => {
    if (!isMaking(action)) return []
    const reach = usesOf(name, root, slots)
    return [
      {
        name: `action ${name}`,
        part: '',
        isAssignment: isAssigning(action),
        site: reach[0]?.state ?? root.id,
        reach,
        path: ['implementations', 'actions', name],
        remade: remadeAction,
      },
    ]
  })
}

function usesOf(name: string, root: AnyStateNode, slots: readonly Slot[]): readonly Reach[] {
  const isUse = (action: unknown) => actionName(action) === name
  return [
    ...slots.flatMap(({ node, type, candidates }) =>
      candidates.some(({ actions }) => listOf(actions).some(isUse)) ? [reachOf(node, type)] : [],
    ),
    ...stateNodes(root.machine).flatMap((node) =>
      [...listOf(node.config.entry as unknown), ...listOf(node.config.exit as unknown)].some(isUse)
        ? [reachOf(node)]
        : [],
    ),
  ]
}

/** Places in a list of actions of those that make values, and how keys of mutants name them. */
const makingIn = (actions: unknown): { at: number; part: string; isAssignment: boolean }[] =>
  listOf(actions).flatMap((action, at) =>
    isMaking(action) ? [{ at, part: ` of action ${at} ${actionName(action)}`, isAssignment: isAssigning(action) }] : [],
  )

const remadeAt =
  (at: number): Maker['remade'] =>
  (actions, change) =>
    replaced(listOf(actions), at, (action) => remadeAction(action, change))
