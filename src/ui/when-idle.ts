import type { LateCode } from './late-code.ts'

/** Runs what nobody waits for once the page has nothing else to do. */
export const whenIdle: (fn: () => void) => unknown =
  typeof requestIdleCallback === 'function' ? (fn) => requestIdleCallback(fn) : (fn) => setTimeout(fn, 200)

/** Fetches code ahead; where that fails, it is asked for again once it is wanted. */
export const loadWhenIdle = ({ load }: Pick<LateCode<never>, 'load'>): unknown =>
  whenIdle(() => load().catch(() => undefined))
