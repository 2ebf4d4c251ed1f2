import type { Clock } from '../platform/clock.ts'
import { type Ephemeral, FamilyFull, type Key } from '../platform/ephemeral/ephemeral.ts'
import { customerOf } from '../platform/http/addresses/network.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Milliseconds after the first miss that all are forgotten. */
const MEMORY = 30 * MINUTE

/** Misses of a browser without a wait; then its first and its longest wait, in milliseconds. Each miss doubles it. */
const BROWSER = { free: 2, firstWait: 5000, longestWait: 5 * MINUTE } as const
/**
 * Browsers that may miss from one address, or one IPv6 customer's /48, before it is slowed down, and how many more may
 * then begin there a minute. Many honest visitors can share one, so that it holds up no browser that began already, or
 * that passed lately.
 */
const BEGUN = { network: { free: 29, aMinute: 5 }, customer: { free: 290, aMinute: 50 } } as const
/** Milliseconds for which a browser that passed is known. */
const KNOWN = 30 * DAY

/** Who tries; by address as limits count it. */
export interface Solver {
  readonly browser: string
  readonly network: string
}

/** A try that may begin, or seconds until one may. */
export type Try =
  | {
      kind: 'try'
      passed(): Promise<void>
      /** It was none after all. */
      takeBack(): Promise<void>
    }
  | { kind: 'wait'; seconds: number }

export interface Misses {
  /** Seconds until a try may begin; 0 now. */
  waitOf(solver: Solver): Promise<number>
  /** A try, which is a miss until it is told to have passed, so that those at the same time count one another. */
  begin(solver: Solver): Promise<Try>
}

type Undo = () => Promise<void>

const missesKey = ({ browser }: Solver): Key => `captcha:misses:browser:${browser}`
const waitKey = ({ browser }: Solver): Key => `captcha:wait:browser:${browser}`
const begunKey = ({ browser, network }: Solver): Key => `captcha:begun:${network}:${browser}`
const knownKey = ({ browser }: Solver): Key => `passed:browser:${browser}`
const sharedKey = ({ kind, id }: Shared): Key => `captcha:misses:${kind}:${id}`
const freshKey = ({ kind, id }: Shared, minute: number): Key => `captcha:fresh:${kind}:${id}:${minute}`

/** What solvers share; the wider first, so that many networks make no entries beyond their customer's. */
interface Shared {
  readonly kind: keyof typeof BEGUN
  readonly id: string
}

function sharedBy({ network }: Solver): readonly Shared[] {
  const customer = customerOf(network)
  return [...(customer ? [{ kind: 'customer', id: customer } as const] : []), { kind: 'network', id: network }]
}

export function createMisses(ephemeral: Ephemeral, clock: Clock): Misses {
  const minuteNow = () => Math.floor(clock() / MINUTE)

  async function isFree(solver: Solver): Promise<boolean> {
    return [await ephemeral.get(knownKey(solver)), await ephemeral.get(begunKey(solver))].some((mark) => mark !== null)
  }

  async function isFull(shared: Shared): Promise<boolean> {
    const { free, aMinute } = BEGUN[shared.kind]
    if (Number((await ephemeral.get(sharedKey(shared))) ?? 0) < free) return false
    return Number((await ephemeral.get(freshKey(shared, minuteNow()))) ?? 0) >= aMinute
  }

  async function waitOf(solver: Solver): Promise<number> {
    const own = Number((await ephemeral.get(waitKey(solver))) ?? 0) - clock()
    const isHeldUp = !(await isFree(solver)) && (await Promise.all(sharedBy(solver).map(isFull))).includes(true)
    const shared = isHeldUp ? MINUTE - (clock() % MINUTE) : 0
    return Math.max(0, Math.ceil(Math.max(own, shared) / 1000))
  }

  /** Null where a wait is on already. Else takes it back. */
  async function countBrowser(solver: Solver): Promise<Undo | null> {
    const misses = await ephemeral.increment(missesKey(solver), MEMORY)
    const undo = () => ephemeral.decrement(missesKey(solver))
    if (misses <= BROWSER.free) return undo
    const wait = Math.min(BROWSER.firstWait * 2 ** (misses - BROWSER.free - 1), BROWSER.longestWait)
    const deadline = String(clock() + wait)
    if (!(await ephemeral.setIfAbsent(waitKey(solver), deadline, wait))) {
      await undo()
      return null
    }
    return async () => {
      await ephemeral.compareAndDelete(waitKey(solver), deadline)
      await undo()
    }
  }

  /** Null where too many began this minute. Else takes it back. */
  async function countNetwork(solver: Solver): Promise<Undo | null> {
    if (await isFree(solver)) return async () => {}
    const counted: Key[] = []
    const undo = async () => {
      for (const key of counted.splice(0)) await ephemeral.decrement(key)
    }
    const count = (key: Key, time: number) => {
      counted.push(key)
      return ephemeral.increment(key, time)
    }
    for (const shared of sharedBy(solver)) {
      const { free, aMinute } = BEGUN[shared.kind]
      if ((await count(sharedKey(shared), MEMORY)) <= free) continue
      if ((await count(freshKey(shared, minuteNow()), MINUTE)) <= aMinute) continue
      await undo()
      return null
    }
    if (!(await ephemeral.setIfAbsent(begunKey(solver), '1', MEMORY))) {
      // Another try of the same browser, at the same time, counted it.
      await undo()
      return async () => {}
    }
    return async () => {
      await ephemeral.take(begunKey(solver))
      await undo()
    }
  }

  /** Where there is no room for one more, he is a stranger again next time. */
  async function remember(solver: Solver): Promise<void> {
    await ephemeral.set(knownKey(solver), '1', KNOWN).catch((error: unknown) => {
      if (!(error instanceof FamilyFull)) throw error
    })
  }

  return {
    waitOf,
    async begin(solver) {
      const refused = async (): Promise<Try> => ({ kind: 'wait', seconds: Math.max(1, await waitOf(solver)) })
      if ((await waitOf(solver)) > 0) return refused()
      const byBrowser = await countBrowser(solver)
      if (!byBrowser) return refused()
      const byNetwork = await countNetwork(solver)
      if (!byNetwork) {
        await byBrowser()
        return refused()
      }
      const takeBack = async () => {
        await byBrowser()
        await byNetwork()
      }
      return {
        kind: 'try',
        takeBack,
        async passed() {
          await takeBack()
          await ephemeral.take(missesKey(solver))
          await remember(solver)
        },
      }
    },
  }
}
