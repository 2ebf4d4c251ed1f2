import { type AnyStateMachine, createMachine } from 'xstate'
import type { Catalogue } from '../../machines/kit/catalogue.ts'
import { explore } from '../explore.ts'
import { stateNodes } from '../xstate.ts'
import { edit } from './config.ts'
import type { Changed, Mutant } from './mutant.ts'
import { fieldMutants } from './mutate-data.ts'
import { delayMutants } from './mutate-delays.ts'
import { orderMutants } from './mutate-order.ts'
import { stateMutants } from './mutate-states.ts'
import { slotMutants } from './mutate-transitions.ts'
import { slotsOf } from './slots.ts'

/**
 * Every single fault that the mutator knows, applied to every place where it fits.
 * @param graphs all that can happen to the machine itself
 */
export function mutants(catalogue: Catalogue, graphs = explore(catalogue)): readonly Mutant[] {
  const { machine } = catalogue
  const nodes = stateNodes(machine)
  const slots = nodes.flatMap(slotsOf)
  const changed: Changed = (path, change) => () =>
    createMachine(edit(machine.config, path, change) as never, machine.implementations as never) as AnyStateMachine
  const found = [
    ...slots.flatMap((slot) => slotMutants(slot, changed)),
    ...nodes.flatMap((node) => stateMutants(node, changed)),
    ...orderMutants(catalogue, slots, changed, graphs),
    ...delayMutants(machine, slots),
    ...fieldMutants(catalogue, slots),
  ]
  const keys = new Set(found.map(({ key }) => key))
  if (keys.size !== found.length) throw new Error(`${machine.id}: two mutants share a key`)
  return found
}
