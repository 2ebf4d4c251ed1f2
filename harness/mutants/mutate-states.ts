import type { AnyStateNode } from 'xstate'
import { listOf, without } from './config.ts'
import type { Changed, Mutant } from './mutant.ts'
import { actionName, placeOf, reachOf, siblingsOf } from './slots.ts'

/** Faults of a state itself: of its tags, of where it begins, of what it does as it is entered, left, and meanwhile. */
export function stateMutants(node: AnyStateNode, changed: Changed): Mutant[] {
  const place = placeOf(node)
  const { config } = node
  const mutant = (what: string, path: readonly (string | number)[], value: unknown): Mutant => ({
    key: `${node.id} ${what}`,
    site: node.id,
    reach: [reachOf(node)],
    create: changed([...place, ...path], () => value),
  })
  const elsewhere = otherInitial(node)
  const tags = listOf(config.tags as string | undefined)
  return [
    ...(elsewhere ? [mutant(`initial: ${elsewhere.id}`, ['initial'], elsewhere.key)] : []),
    ...tags.map((tag, i) => mutant(`tags: drop ${tag}`, ['tags'], without(tags, i))),
    ...node.invoke.map(({ id }, i) => mutant(`invoke ${id}: drop`, ...withoutInvoke(node, i))),
    ...(['entry', 'exit'] as const).flatMap((moment) => {
      const actions = listOf(config[moment] as unknown)
      return actions.map((action, i) =>
        mutant(`${moment}: drop action ${i} ${actionName(action)}`, [moment], without(actions, i)),
      )
    }),
  ]
}

/** Another state that it could begin in, where there is one. */
function otherInitial(node: AnyStateNode): AnyStateNode | undefined {
  if (node.type !== 'compound') return undefined
  const states = siblingsOf(node)
  const [first] = node.initial.target
  return states.length < 2 || !first ? undefined : states[(states.indexOf(first) + 1) % states.length]
}

const withoutInvoke = ({ config }: AnyStateNode, at: number): [readonly string[], unknown] => [
  ['invoke'],
  without(listOf(config.invoke as unknown), at),
]
