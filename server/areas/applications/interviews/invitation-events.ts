import { and, desc, eq, gte, inArray, isNull, max, ne, or, type SQL } from 'drizzle-orm'
import type { DeskInvitationEvent } from '../../../../contract/calls/desk.ts'
import type { InvitationEvent } from '../../../../contract/calls/invitations.ts'
import { EVENTS_LISTED } from '../../../../contract/rules/delivery-steps.ts'
import { invitationStepNames, invitationSteps } from '../../../../contract/rules/invitation-steps.ts'
import type { Db } from '../../../platform/db/open.ts'
import { timely } from '../../../platform/db/timely.ts'
import { hidePhone } from '../../../platform/phones.ts'
import { employers } from '../../login/schema.ts'
import { deliveries, invitationEvents, invitations } from '../schema.ts'
import { isShown } from '../steps.ts'
import { made } from './invitation-rows.ts'

/** The events of one invitation after which nobody moves it or asks for another time; every other step still works. */
const EVENTS_MAX = 60

/** Whether all has happened to an invitation that may. */
export const isWornOut = async (tx: Db, invitationId: number): Promise<boolean> =>
  (await tx.$count(invitationEvents, eq(invitationEvents.invitationId, invitationId))) >= EVENTS_MAX

/** A move that the student has not seen yet needs no word: the invitation has the new time. */
const isToldMove = or(ne(invitationEvents.kind, 'move'), gte(invitationEvents.at, made.shownAt))

/** A delivery's events for its student, without the employers' names. */
export const toldEvents = async (db: Db, deliveryId: number, at: Date): Promise<InvitationEvent[]> =>
  (await eventsOf(db, deliveryId, and(isShown(at, made), isToldMove))).map(({ by: _, ...event }) => event)

/** A delivery's events for its employers. */
export const deskEvents = (db: Db, deliveryId: number): Promise<DeskInvitationEvent[]> =>
  eventsOf(db, deliveryId, isNull(made.undoneAt))

async function eventsOf(db: Db, deliveryId: number, isSeen: SQL | undefined): Promise<DeskInvitationEvent[]> {
  const query = db
    .select({ event: invitationEvents, round: invitations.round, zone: invitations.zone, phone: employers.phone })
    .from(invitationEvents)
    .leftJoin(employers, eq(employers.id, invitationEvents.employerId))
    .innerJoin(invitations, eq(invitations.id, invitationEvents.invitationId))
    .innerJoin(made, eq(made.id, invitations.eventId))
    .where(and(eq(invitations.deliveryId, deliveryId), isSeen))
    .orderBy(desc(invitationEvents.at), desc(invitationEvents.id))
    .limit(EVENTS_LISTED)
  return (await timely(query)).reverse().map(({ event: { kind, at, note, startsAt }, round, zone, phone }) => ({
    kind,
    round,
    at: at.toISOString(),
    note,
    starts_at: startsAt?.toISOString() ?? null,
    zone,
    by: phone === null ? '' : hidePhone(phone),
  }))
}

const employersSteps = invitationStepNames.filter((step) => invitationSteps[step].by === 'employer')

/** The time of the last step by the employer at an interview that the student was told of, for a row of `deliveries`. */
export const lastOfEmployer = (db: Db, at: Date) =>
  db
    .select({ at: max(invitationEvents.at) })
    .from(invitationEvents)
    .innerJoin(invitations, eq(invitations.id, invitationEvents.invitationId))
    .innerJoin(made, and(eq(made.id, invitations.eventId), isShown(at, made)))
    .where(and(eq(invitations.deliveryId, deliveries.id), inArray(invitationEvents.kind, employersSteps)))
