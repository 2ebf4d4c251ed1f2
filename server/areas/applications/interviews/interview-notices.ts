import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { invitationSteps } from '../../../../contract/rules/invitation-steps.ts'
import type { Db } from '../../../platform/db/open.ts'
import { aboutEnded, aboutEvent, putOut, type Telling } from '../../../platform/outbox/outbox.ts'
import { outbox } from '../../notices/schema.ts'
import { deliveries, deliveryEvents, invitations } from '../schema.ts'
import { made } from './invitation-rows.ts'

const HOUR = 3_600_000

/** Milliseconds before it begins. */
export const reminders = { dayBefore: 24 * HOUR, hourBefore: HOUR } as const
const reminderKinds = Object.keys(reminders) as (keyof typeof reminders)[]

/** An interview as it is appointed. */
export interface Appointed {
  readonly id: number
  readonly deliveryId: number
  readonly studentId: number
  readonly revision: number
  readonly startsAt: Date
  /** The time from which the student is told of the invitation. */
  readonly shownAt: Date
}

type InterviewNotice = 'move' | 'cancel' | keyof typeof reminders

export const aboutInterview = ({ id, revision }: Pick<Appointed, 'id' | 'revision'>, kind: InterviewNotice): string =>
  `interview:${id}:${revision}:${kind}`

const tellingOf = (of: Appointed, kind: InterviewNotice, dueAt: Date): Telling => ({
  once: aboutInterview(of, kind),
  studentId: of.studentId,
  kind,
  deliveryId: of.deliveryId,
  invitationId: of.id,
  revision: of.revision,
  dueAt,
})

const later = (one: Date, other: Date) => (one > other ? one : other)

/** Has the notice of an invitation's step say when the interview is, and reminds of it. */
export async function tellInvited(tx: Db, of: Appointed, eventId: number): Promise<void> {
  await tx
    .update(outbox)
    .set({ invitationId: of.id })
    .where(eq(outbox.once, aboutEvent(eventId)))
  await remind(tx, of, of.shownAt)
}

/** A move that the student has not seen yet needs no notice: the invitation has the new time. */
export async function tellMoved(tx: Db, of: Appointed, now: Date): Promise<void> {
  if (of.shownAt <= now) await putOut(tx, tellingOf(of, 'move', now))
  await remind(tx, of, later(now, of.shownAt))
}

export const tellCancelled = (tx: Db, of: Appointed, now: Date): Promise<void> =>
  putOut(tx, tellingOf(of, 'cancel', later(now, of.shownAt)))

/** Interviews that were still to come are cancelled by a decision: an offer or a refusal. */
export async function tellEnded(tx: Db, event: { readonly id: number; readonly shownAt: Date }, now: Date) {
  const ended = await tx
    .select({ invitation: invitations, studentId: deliveries.studentId, shownAt: made.shownAt })
    .from(deliveryEvents)
    .innerJoin(deliveries, eq(deliveries.id, deliveryEvents.deliveryId))
    .innerJoin(invitations, eq(invitations.deliveryId, deliveries.id))
    .innerJoin(made, and(eq(made.id, invitations.eventId), isNull(made.undoneAt)))
    .where(
      and(
        eq(deliveryEvents.id, event.id),
        inArray(invitations.status, [...invitationSteps.cancel.from]),
        gt(invitations.startsAt, now),
      ),
    )
  for (const { invitation, studentId, shownAt } of ended) {
    const telling = tellingOf({ ...invitation, studentId, shownAt }, 'cancel', later(event.shownAt, shownAt))
    await putOut(tx, { ...telling, once: aboutEnded(event.id, invitation.id) })
  }
}

/** Whether it still stands as appointed is asked when a reminder is due; none is for a moment before `from`. */
export async function remind(tx: Db, of: Appointed, from: Date): Promise<void> {
  for (const kind of reminderKinds) {
    const dueAt = new Date(of.startsAt.getTime() - reminders[kind])
    if (dueAt > from) await putOut(tx, tellingOf(of, kind, dueAt))
  }
}
