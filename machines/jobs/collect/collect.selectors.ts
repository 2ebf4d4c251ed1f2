import type { SnapshotFrom } from 'xstate'
import type { collectMachine } from './collect.machine.ts'

type CollectSnapshot = SnapshotFrom<typeof collectMachine>

export type CollectView = 'unknown' | 'open' | 'collected' | 'toAdd' | 'toRemove' | 'adding' | 'removing'

export function collectView({ value }: CollectSnapshot): CollectView {
  if (value === 'adding' || value === 'removing') return value
  return 'resting' in value ? value.resting : value.asking
}

/** Nothing is under way that would be lost with the actor. */
export const isAtRest = (snapshot: CollectSnapshot): boolean => snapshot.matches('resting')
