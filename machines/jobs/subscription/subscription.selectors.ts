import type { SnapshotFrom } from 'xstate'
import type { subscriptionMachine } from './subscription.machine.ts'

type SubscriptionSnapshot = SnapshotFrom<typeof subscriptionMachine>

export type SubscriptionView = 'unknown' | 'off' | 'on' | 'toSave' | 'toRemove' | 'saving' | 'removing' | 'full'

export function subscriptionView({ value }: SubscriptionSnapshot): SubscriptionView {
  if (typeof value === 'string') return value
  return 'resting' in value ? value.resting : value.asking
}

/** Nothing is under way or to be read that would be lost with the actor. */
export const isAtRest = (snapshot: SubscriptionSnapshot): boolean => snapshot.matches('resting')
