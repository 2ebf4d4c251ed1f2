import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import {
  type DeliveryStatus,
  type DeliveryStep,
  deliverySteps,
  mayStep,
  STEP_UNDO_SECONDS,
  statusAfter,
} from '../../contract/delivery-steps.ts'
import { deliveries, deliveryEvents } from '../db/delivery-schema.ts'
import type { Db } from '../db/open.ts'

const SECOND = 1000

/** That somebody read it is no decision that could be taken back. */
const isHeldBack = (step: DeliveryStep) => deliverySteps[step].by === 'employer' && step !== 'view'

/** A delivery as it stands, which nobody else moves meanwhile. */
async function hold(tx: Db, isTheirs: SQL | undefined) {
  const { id, status } = deliveries
  const [found] = await tx.select({ id, status }).from(deliveries).where(isTheirs).for('update')
  return found
}

export type StepOutcome =
  /** Also where it stood so already. */
  | { readonly kind: 'taken'; readonly status: DeliveryStatus }
  /** There is no such way from where it stands. */
  | { readonly kind: 'refused'; readonly status: DeliveryStatus }
  | { readonly kind: 'unknown' }

export interface StepAsked {
  readonly step: DeliveryStep
  readonly now: Date
  /** What the employer says with it. */
  readonly note?: string
}

/**
 * Takes a step of one delivery, while nobody else does.
 * @param isTheirs that the delivery belongs to whoever asks
 */
export async function takeStep(
  tx: Db,
  isTheirs: SQL | undefined,
  { step, now, note = '' }: StepAsked,
): Promise<StepOutcome> {
  const found = await hold(tx, isTheirs)
  if (!found) return { kind: 'unknown' }
  const to = statusAfter(step)
  if (!mayStep(found.status, step)) return { kind: found.status === to ? 'taken' : 'refused', status: found.status }
  const shownAt = new Date(now.getTime() + (isHeldBack(step) ? STEP_UNDO_SECONDS * SECOND : 0))
  await tx.insert(deliveryEvents).values({ deliveryId: found.id, kind: step, note, at: now, shownAt })
  await tx.update(deliveries).set({ status: to }).where(eq(deliveries.id, found.id))
  return { kind: 'taken', status: to }
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
  if (!last || !former || last.shownAt <= now) return { kind: 'refused', status: found.status }
  const status = statusAfter(former.kind)
  await tx.update(deliveryEvents).set({ undoneAt: now }).where(eq(deliveryEvents.id, last.id))
  await tx.update(deliveries).set({ status }).where(eq(deliveries.id, found.id))
  return { kind: 'taken', status }
}

/** Of events: what the student is told by now. */
export const isShown = (now: Date): SQL | undefined =>
  and(isNull(deliveryEvents.undoneAt), lte(deliveryEvents.shownAt, now))
