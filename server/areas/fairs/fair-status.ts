import type { fairStates } from '../../../contract/calls/fairs.ts'
import type { fairs } from './schema.ts'

export type FairStatus = (typeof fairStates)[number]

/** The status of a fair now; a cancelled fair stays cancelled. */
export function fairStatus(
  { isCancelled, startsAt, endsAt }: Pick<typeof fairs.$inferSelect, 'isCancelled' | 'startsAt' | 'endsAt'>,
  now: Date,
): FairStatus {
  if (isCancelled) return 'cancelled'
  if (now < startsAt) return 'coming'
  return now < endsAt ? 'live' : 'past'
}
