import { and, eq, gte, inArray, isNull, max, ne, or, type SQL } from 'drizzle-orm'
import type { InvitationEvent } from '../../contract/calls/invitations.ts'
import { invitationStepNames, invitationSteps } from '../../contract/invitation-steps.ts'
import { deliveries } from '../db/delivery-schema.ts'
import { invitationEvents, invitations } from '../db/invitation-schema.ts'
import type { Db } from '../db/open.ts'
import { timely } from '../db/timely.ts'
import { made } from './invitation-rows.ts'
import { isShown } from './steps.ts'

/** Of a time or place that the student has not seen yet, the invitation itself tells. */
const isToldMove = or(ne(invitationEvents.kind, 'move'), gte(invitationEvents.at, made.shownAt))

/** Of a delivery, what its student is told of. */
export const toldEvents = (db: Db, deliveryId: number, at: Date): Promise<InvitationEvent[]> =>
  eventsOf(db, deliveryId, and(isShown(at, made), isToldMove))

/** Of a delivery, as its employer sees it. */
export const deskEvents = (db: Db, deliveryId: number): Promise<InvitationEvent[]> =>
  eventsOf(db, deliveryId, isNull(made.undoneAt))

async function eventsOf(db: Db, deliveryId: number, isSeen: SQL | undefined): Promise<InvitationEvent[]> {
  const query = db
    .select({ event: invitationEvents, round: invitations.round, zone: invitations.zone })
    .from(invitationEvents)
    .innerJoin(invitations, eq(invitations.id, invitationEvents.invitationId))
    .innerJoin(made, eq(made.id, invitations.eventId))
    .where(and(eq(invitations.deliveryId, deliveryId), isSeen))
    .orderBy(invitationEvents.at, invitationEvents.id)
  return (await timely(query)).map(({ event: { kind, at, note, startsAt }, round, zone }) => ({
    kind,
    round,
    at: at.toISOString(),
    note,
    starts_at: startsAt?.toISOString() ?? null,
    zone,
  }))
}

const employersSteps = invitationStepNames.filter((step) => invitationSteps[step].by === 'employer')

/** Of a row of `deliveries`: when the employer last did something about an interview that the student was told of. */
export const lastOfEmployer = (db: Db, at: Date) =>
  db
    .select({ at: max(invitationEvents.at) })
    .from(invitationEvents)
    .innerJoin(invitations, eq(invitations.id, invitationEvents.invitationId))
    .innerJoin(made, and(eq(made.id, invitations.eventId), isShown(at, made)))
    .where(and(eq(invitations.deliveryId, deliveries.id), inArray(invitationEvents.kind, employersSteps)))
