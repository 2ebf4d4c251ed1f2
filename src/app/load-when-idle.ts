import type { LateCode } from '../ui/late-code.ts'
import { whenIdle } from './when-idle.ts'

/** Fetches code ahead; where that fails, it is asked for again once it is wanted. */
export const loadWhenIdle = ({ load }: Pick<LateCode<never>, 'load'>): unknown =>
  whenIdle(() => load().catch(() => undefined))
