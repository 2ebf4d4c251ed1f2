import type { fairStates } from '../../../contract/calls/fairs.ts'
import type { fairs } from './schema.ts'

export type FairStatus = (typeof fairStates)[number]

/** What a fair is now; a cancelled one stays so. */
export function fairStatus(
  { isCancelled, startsAt, endsAt }: Pick<typeof fairs.$inferSelect, 'isCancelled' | 'startsAt' | 'endsAt'>,
  now: Date,
): FairStatus {
  if (isCancelled) return 'cancelled'
  if (now < startsAt) return 'coming'
  return now < endsAt ? 'live' : 'past'
}
