import { eq } from 'drizzle-orm'
import type { InvitationStep } from '../../../contract/rules/invitation-steps.ts'
import {
  type Appointed,
  aboutInterview,
  remind,
  reminders,
} from '../../areas/applications/interviews/interview-notices.ts'
import { notices } from '../../areas/notices/schema.ts'
import type { Db } from '../../platform/db/open.ts'
import { aboutEvent } from '../../platform/outbox/outbox.ts'
import { insertRows } from './content/insert.ts'

export interface Seeded extends Appointed {
  readonly eventId: number
  readonly zone: string
  /** Up to when the student has looked at what was told. */
  readonly readAt: Date
  readonly steps: readonly { readonly kind: InvitationStep; readonly at: Date }[]
}

/** What students were told of the demonstration's interviews, and what they are yet to be. */
export async function seedInterviewNotices(db: Db, interviews: readonly Seeded[], now: Date): Promise<void> {
  for (const one of interviews) {
    await db
      .update(notices)
      .set({ interview: toldOf(one, one.shownAt) })
      .where(eq(notices.once, aboutEvent(one.eventId)))
    await remind(db, one, now)
  }
  await insertRows(
    db,
    notices,
    interviews.flatMap((one) =>
      toldBy(one, now).map(({ kind, at }) => ({
        once: aboutInterview(one, kind),
        studentId: one.studentId,
        kind,
        deliveryId: one.deliveryId,
        interview: toldOf(one, at),
        at,
        readAt: at <= one.readAt ? one.readAt : null,
      })),
    ),
  )
}

const accepted = ({ steps }: Seeded, by: Date) => steps.some(({ kind, at }) => kind === 'accept' && at <= by)

const toldOf = (one: Seeded, at: Date) => ({
  starts_at: one.startsAt.toISOString(),
  zone: one.zone,
  is_accepted: accepted(one, at),
})

/** A cancellation, and the reminders of what stood when they were due. */
function toldBy(one: Seeded, now: Date) {
  const { startsAt, shownAt, steps } = one
  const cancelled = steps.flatMap(({ kind, at }) => (kind === 'cancel' ? [{ kind, at }] : []))
  const reminded = (['dayBefore', 'hourBefore'] as const)
    .map((kind) => ({ kind, at: new Date(startsAt.getTime() - reminders[kind]) }))
    .filter(({ at }) => at > shownAt && at <= now)
    .filter(({ kind, at }) => accepted(one, at) || (kind === 'dayBefore' && steps.every((step) => step.at > at)))
  return [...cancelled, ...reminded]
}
