import { and, eq, getTableColumns, inArray, lt, min, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Invitation } from '../../../../contract/calls/invitations.ts'
import type { DeliveryStep } from '../../../../contract/rules/delivery-steps.ts'
import { type InvitationStatus, invitationSteps } from '../../../../contract/rules/invitation-steps.ts'
import type { Db } from '../../../platform/db/open.ts'
import { timely } from '../../../platform/db/timely.ts'
import { deliveries, deliveryEvents, invitations } from '../schema.ts'
import { isShown } from '../steps.ts'

/** The step that an invitation came with. */
export const made = alias(deliveryEvents, 'made')

/** The statuses in which nobody has ended the interview. */
const openStatuses: readonly InvitationStatus[] = invitationSteps.cancel.from
/** Steps after which nobody is interviewed any more: all is decided. */
const endings: DeliveryStep[] = ['offer', 'reject', 'withdraw', 'close']
export const endsInterviews = (step: DeliveryStep): boolean => endings.includes(step)

/** The step by which a delivery was decided. */
export const ending = alias(deliveryEvents, 'ending')

/**
 * How an invitation stands, beside the `ending` of its delivery, if there is one: what is open by then is cancelled by
 * that, unless it has been held already.
 */
export const standing = sql<InvitationStatus>`case when ${and(
  inArray(invitations.status, [...openStatuses]),
  lt(ending.at, invitations.startsAt),
)} then 'cancelled' else ${invitations.status} end`

/** The delivery is decided; it takes an `ending` beside, too. */
export const isDecided = sql<boolean>`${ending.id} is not null`

export const isOpen = (status: InvitationStatus): boolean => openStatuses.includes(status)

/** The interview is to come, or goes on; it takes rows with `standing`. */
export const isAhead = (now: Date): SQL => {
  const over = sql`${invitations.startsAt} + ${invitations.minutes} * interval '1 minute'`
  return sql`(${and(inArray(standing, [...openStatuses]), sql`${over} > ${sql.param(now, invitations.startsAt)}`)})`
}

/**
 * Of an `ending` beside its delivery: it is that one's.
 * @param isSeen of events, by whoever asks: `isShown` for the student
 */
export function isEnding(db: Db, isSeen: (event: typeof deliveryEvents) => SQL | undefined): SQL {
  const seen = alias(deliveryEvents, 'seen')
  const first = db
    .select({ id: min(seen.id) })
    .from(seen)
    .where(
      and(
        eq(seen.deliveryId, deliveries.id),
        inArray(seen.kind, endings),
        isSeen(seen as unknown as typeof deliveryEvents),
      ),
    )
  return sql`${ending.id} = (${first})`
}

/** The invitations of a delivery that its student has been told of, by the event that each came with. */
export async function toldInvitations(db: Db, deliveryId: number, at: Date): Promise<ReadonlyMap<number, Invitation>> {
  const rows = await timely(
    db
      .select({ invitation: getTableColumns(invitations), status: standing, isDecided })
      .from(invitations)
      .innerJoin(made, and(eq(made.id, invitations.eventId), isShown(at, made)))
      .innerJoin(deliveries, eq(deliveries.id, invitations.deliveryId))
      .leftJoin(
        ending,
        isEnding(db, (event) => isShown(at, event)),
      )
      .where(eq(deliveries.id, deliveryId)),
  )
  return new Map(rows.map(({ invitation, ...more }) => [invitation.eventId, invitationOf({ ...invitation, ...more })]))
}

export interface InvitationRow extends Omit<typeof invitations.$inferSelect, 'status'> {
  readonly status: InvitationStatus
  readonly isDecided: boolean
}

export function invitationOf({ status, ...row }: InvitationRow): Invitation {
  return {
    id: String(row.id),
    round: row.round,
    starts_at: row.startsAt.toISOString(),
    minutes: row.minutes,
    zone: row.zone,
    mode: row.mode,
    place: row.place,
    link: row.link,
    interviewer: row.interviewer,
    contact_phone: row.contactPhone,
    note: row.note,
    answer_by: row.answerBy.toISOString(),
    status,
    is_decided: row.isDecided,
    revision: row.revision,
    asked:
      status === 'rescheduleAsked' && row.askedStartsAt
        ? { starts_at: row.askedStartsAt.toISOString(), reason: row.askedReason }
        : null,
  }
}
