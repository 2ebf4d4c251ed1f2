import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { isTold } from '../../../contract/notices.ts'
import type { OfferTerms } from '../../../contract/offer.ts'
import {
  type DeliveryStatus,
  type DeliveryStep,
  deliverySteps,
  isOffering,
  mayStep,
  STEP_UNDO_SECONDS,
  statusAfter,
} from '../../../contract/rules/delivery-steps.ts'
import type { Db } from '../../platform/db/open.ts'
import { aboutEvent, aboutOfferEnds, putOut, takeBack } from '../../platform/outbox/outbox.ts'
import { deliveries, deliveryEvents } from './schema.ts'

const SECOND = 1000
const DAY = 86_400_000

/** Events of a delivery, those taken back too, after which its employer decides nothing any more. */
const EVENTS_MAX = 200

/** An opened delivery is no decision that could be taken back. */
const isHeldBack = (step: DeliveryStep) => deliverySteps[step].by === 'employer' && step !== 'view'

/** A delivery as it stands, which nobody else moves meanwhile. */
async function hold(tx: Db, isTheirs: SQL | undefined) {
  const { id, status, studentId } = deliveries
  const [found] = await tx.select({ id, status, studentId }).from(deliveries).where(isTheirs).for('update')
  return found
}

/** Whether the last that happened says the same: a call whose answer was lost is made again. */
async function isLast(tx: Db, deliveryId: number, said: Pick<StepAsked, 'note' | 'offer'>): Promise<boolean> {
  const [last] = await tx
    .select({ note: deliveryEvents.note, offer: deliveryEvents.offer })
    .from(deliveryEvents)
    .where(and(eq(deliveryEvents.deliveryId, deliveryId), isNull(deliveryEvents.undoneAt)))
    .orderBy(desc(deliveryEvents.id))
    .limit(1)
  return last !== undefined && isDeepStrictEqual(last, { note: said.note, offer: said.offer })
}

export type StepOutcome =
  /** The answer is the same where the delivery stood so before; `event` is the new one. */
  | {
      readonly kind: 'taken'
      readonly status: DeliveryStatus
      readonly event?: { readonly id: number; readonly shownAt: Date }
    }
  /** There is no such way from where it stands. */
  | { readonly kind: 'refused'; readonly status: DeliveryStatus }
  | { readonly kind: 'unknown' }

/** An employer at the desk of the company that they work for. */
export interface Recruiter {
  readonly companyId: number
  readonly employerId: number
}

export interface StepAsked {
  readonly step: DeliveryStep
  readonly now: Date
  /** The employer's sentence with the step. */
  readonly note?: string
  /** The terms, with a step that offers. */
  readonly offer?: OfferTerms | undefined
  /** The employer who takes the step; undefined for the student's own. */
  readonly employerId?: number
}

/**
 * Takes a step of one delivery, while nobody else does.
 * @param isTheirs that the delivery belongs to whoever asks
 */
export async function takeStep(
  tx: Db,
  isTheirs: SQL | undefined,
  { step, now, note = '', offer, employerId }: StepAsked,
): Promise<StepOutcome> {
  const found = await hold(tx, isTheirs)
  if (!found) return { kind: 'unknown' }
  const to = statusAfter(step)
  if (!mayStep(found.status, step)) return { kind: found.status === to ? 'taken' : 'refused', status: found.status }
  // A step that can be taken back can be taken without end; the student's own, and a closing, always end it.
  const isLoop =
    isHeldBack(step) && (await tx.$count(deliveryEvents, eq(deliveryEvents.deliveryId, found.id))) >= EVENTS_MAX
  if (isLoop) return { kind: 'refused', status: found.status }
  if (step === 'revise' && (await isLast(tx, found.id, { note, offer }))) return { kind: 'taken', status: to }
  const shownAt = new Date(now.getTime() + (isHeldBack(step) ? STEP_UNDO_SECONDS * SECOND : 0))
  const terms = isOffering(step) ? offer : undefined
  const values = { deliveryId: found.id, kind: step, employerId, note, offer: terms, at: now, shownAt }
  const [event] = await tx
    .insert(deliveryEvents)
    .values(values)
    .returning({ id: deliveryEvents.id, shownAt: deliveryEvents.shownAt })
  if (!event) throw new Error('a row that was inserted did not come back')
  if (isTold(step)) {
    const { id: deliveryId, studentId } = found
    await putOut(tx, { once: aboutEvent(event.id), studentId, deliveryId, kind: step, dueAt: shownAt })
    const dueAt = terms && new Date(Date.parse(terms.answer_by) - DAY)
    if (dueAt && dueAt > shownAt)
      await putOut(tx, { once: aboutOfferEnds(event.id), studentId, deliveryId, kind: 'offerEnds', dueAt })
  }
  await tx.update(deliveries).set({ status: to }).where(eq(deliveries.id, found.id))
  return { kind: 'taken', status: to, event }
}

/**
 * Takes back the last step of a delivery that nobody has been told of yet.
 * @param isTheirs that the delivery belongs to whoever asks
 * @returns `refused` where there is none, or it is too late
 */
export async function undoStep(tx: Db, isTheirs: SQL | undefined, now: Date): Promise<StepOutcome> {
  const found = await hold(tx, isTheirs)
  if (!found) return { kind: 'unknown' }
  const [last, former] = await tx
    .select({ id: deliveryEvents.id, kind: deliveryEvents.kind, shownAt: deliveryEvents.shownAt })
    .from(deliveryEvents)
    .where(and(eq(deliveryEvents.deliveryId, found.id), isNull(deliveryEvents.undoneAt)))
    .orderBy(sql`${deliveryEvents.id} desc`)
    .limit(2)
  const refused = { kind: 'refused', status: found.status } as const
  if (!last || !former || last.shownAt <= now) return refused
  if (!(await takeBack(tx, last.id, now))) return refused
  const status = statusAfter(former.kind)
  await tx.update(deliveryEvents).set({ undoneAt: now }).where(eq(deliveryEvents.id, last.id))
  await tx.update(deliveries).set({ status }).where(eq(deliveries.id, found.id))
  return { kind: 'taken', status }
}

/** Reads the status that the student is told, and since when it holds. */
export async function shownStanding(
  db: Db,
  deliveryId: number,
  now: Date,
): Promise<{ readonly status: DeliveryStatus; readonly shownAt: Date }> {
  const [last] = await db
    .select({ kind: deliveryEvents.kind, shownAt: deliveryEvents.shownAt })
    .from(deliveryEvents)
    .where(and(eq(deliveryEvents.deliveryId, deliveryId), isShown(now)))
    .orderBy(desc(deliveryEvents.id))
    .limit(1)
  if (!last) throw new Error('a delivery without an event')
  return { status: statusAfter(last.kind), shownAt: last.shownAt }
}

/** The event is one that the student is told by now. */
export const isShown = (
  now: Date,
  { undoneAt, shownAt }: Record<'undoneAt' | 'shownAt', AnyPgColumn> = deliveryEvents,
): SQL | undefined => and(isNull(undoneAt), lte(shownAt, now))
