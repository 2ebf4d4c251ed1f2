import { type AnyStateMachine, createMachine } from 'xstate'
import { edit } from './config.ts'
import type { Mutant } from './mutant.ts'
import { reachOf, type Slot } from './slots.ts'

/** One millisecond more and one less for every delay: replays know to the millisecond when a timer fires. */
export function delayMutants(machine: AnyStateMachine, slots: readonly Slot[]): Mutant[] {
  const named = Object.entries(machine.implementations.delays ?? {}).flatMap(([name, delay]) =>
    [1, -1].map((change) => ({
      key: `delay ${name}: ${change > 0 ? '+' : ''}${change} ms`,
      site: slots.find(({ type, node }) => type === `xstate.after.${name}.${node.id}`)?.node.id ?? machine.id,
      reach: [{}],
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
      reach: [reachOf(node)],
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
