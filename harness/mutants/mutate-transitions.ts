import { type AnyStateNode, not } from 'xstate'
import { isWithin } from '../xstate.ts'
import { listOf, without } from './config.ts'
import type { Changed, Mutant } from './mutant.ts'
import { guardsWithoutPart } from './remake.ts'
import { actionName, type Candidate, reachOf, type Slot, siblingsOf, slotName } from './slots.ts'

/** Faults of the candidates of one descriptor. */
export function slotMutants(slot: Slot, changed: Changed): Mutant[] {
  const { node, path, type, candidates } = slot
  const name = slotName(slot)
  const mutant = (what: string, list: readonly Candidate[] | undefined): Mutant => ({
    key: `${name}${what}`,
    site: node.id,
    reach: [reachOf(node, type)],
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
            ...guardsWithoutPart(guard).map((rest, part) =>
              mutant(`[${i}]: drop part ${part} of guard`, replaced(i, { ...candidate, guard: rest })),
            ),
          ]),
      ...(isReentryFelt(node, type, i)
        ? [
            mutant(
              `[${i}]: ${candidate.reenter ? 'do not ' : ''}reenter`,
              replaced(i, { ...candidate, reenter: !candidate.reenter }),
            ),
          ]
        : []),
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

/** Another state beside the target, where there is one. */
function otherTarget(node: AnyStateNode, type: string, index: number): string | undefined {
  const target = candidatesOf(node, type)[index]?.target?.[0]
  const siblings = siblingsOf(target?.parent)
  if (!target || siblings.length < 2) return undefined
  return siblings[(siblings.indexOf(target) + 1) % siblings.length]?.id
}

/**
 * Whether a transition that leads to its source or below could as well leave it or stay. Where it stays, to leave makes a
 * difference only to a state that does something as it is entered or left, or that has others beside it.
 */
function isReentryFelt(node: AnyStateNode, type: string, index: number): boolean {
  const { target = [], reenter } = candidatesOf(node, type)[index] ?? {}
  if (target.length === 0 || !target.every((one) => isWithin(one, node))) return false
  const { entry, exit, invoke, after, parent } = node
  return (
    reenter === true || [entry, exit, invoke, after].some(({ length }) => length > 0) || parent?.type === 'parallel'
  )
}

const candidatesOf = (node: AnyStateNode, type: string) =>
  (type === '' ? node.always : node.transitions.get(type)) ?? []
