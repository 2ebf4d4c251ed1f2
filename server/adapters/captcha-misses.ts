import type { Clock, Ephemeral, Key } from './ephemeral.ts'

const MINUTE = 60_000
/** Milliseconds after the first miss that all are forgotten. */
const MEMORY = 30 * MINUTE
/** Milliseconds of the first wait; each further miss doubles it. */
const FIRST_WAIT = 5000

/** Misses without a wait, and the longest wait, in milliseconds. Many honest visitors can share an address. */
const limits = {
  browser: { free: 2, longest: 5 * MINUTE },
  network: { free: 29, longest: MINUTE },
} as const
type Scope = keyof typeof limits

/** Who tries; by address as limits count it. */
export type Solver = Readonly<Record<Scope, string>>

/** A try that may begin, or seconds until one may. */
export type Try = { kind: 'try'; passed(): Promise<void> } | { kind: 'wait'; seconds: number }

export interface Misses {
  /** Seconds until a try may begin; 0 now. */
  waitOf(solver: Solver): Promise<number>
  /** A try, which is a miss until it is told to have passed, so that those at the same time count one another. */
  begin(solver: Solver): Promise<Try>
}

export function createMisses(ephemeral: Ephemeral, clock: Clock): Misses {
  const scopes = Object.keys(limits) as Scope[]
  const countKey = (scope: Scope, solver: Solver): Key => `captcha:misses:${scope}:${solver[scope]}`
  const waitKey = (scope: Scope, solver: Solver): Key => `captcha:wait:${scope}:${solver[scope]}`

  async function waitOf(solver: Solver): Promise<number> {
    const deadlines = await Promise.all(scopes.map((scope) => ephemeral.get(waitKey(scope, solver))))
    const rest = Math.max(...deadlines.map((deadline) => Number(deadline ?? 0))) - clock()
    return Math.max(0, Math.ceil(rest / 1000))
  }

  /** Null where a wait is on already. Else takes it back. */
  async function count(scope: Scope, solver: Solver): Promise<(() => Promise<void>) | null> {
    const { free, longest } = limits[scope]
    const misses = await ephemeral.increment(countKey(scope, solver), MEMORY)
    if (misses <= free) return () => ephemeral.decrement(countKey(scope, solver))
    const wait = Math.min(FIRST_WAIT * 2 ** (misses - free - 1), longest)
    const deadline = String(clock() + wait)
    const isFirst = await ephemeral.setIfAbsent(waitKey(scope, solver), deadline, wait)
    if (!isFirst) {
      await ephemeral.decrement(countKey(scope, solver))
      return null
    }
    return async () => {
      await ephemeral.compareAndDelete(waitKey(scope, solver), deadline)
      await ephemeral.decrement(countKey(scope, solver))
    }
  }

  return {
    waitOf,
    async begin(solver) {
      const refused = async (): Promise<Try> => ({ kind: 'wait', seconds: Math.max(1, await waitOf(solver)) })
      if ((await waitOf(solver)) > 0) return refused()
      const byBrowser = await count('browser', solver)
      if (!byBrowser) return refused()
      const byNetwork = await count('network', solver)
      if (!byNetwork) {
        await byBrowser()
        return refused()
      }
      return {
        kind: 'try',
        async passed() {
          await byBrowser()
          await byNetwork()
          await ephemeral.take(countKey('browser', solver))
        },
      }
    },
  }
}
