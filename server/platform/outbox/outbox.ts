import { and, asc, eq, inArray, isNull, like, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { NoticeKind } from '../../../contract/notices.ts'
import { isHits, outbox, type SearchHits } from '../../areas/notices/schema.ts'
import type { Db } from '../db/open.ts'

/** Most rows that a worker is given at once. */
export const TAKEN_AT_ONCE = 100
/** Milliseconds after which what was taken and never ended is taken anew: whoever had it has died. */
const TAKEN_FOR = 1_800_000

export interface Telling {
  /** Says what it is about: the same is told once. */
  readonly once: string
  readonly studentId: number
  readonly kind: NoticeKind
  readonly deliveryId?: number
  readonly invitationId?: number
  /** Of the invitation: told where that is still the same. */
  readonly revision?: number
  readonly search?: SearchHits
  /** Not before. */
  readonly dueAt: Date
}

/** Of what happened to deliveries. */
export const aboutEvent = (id: number) => `event:${id}`
/** Likewise, in a statement. */
export const aboutEventIn = (id: SQL): SQL => sql`'event:' || ${id}`
/** Of an interview that such an event ends. */
export const aboutEnded = (eventId: number, invitationId: number) => `${aboutEvent(eventId)}:interview:${invitationId}`

/** Of an offer whose answer is due. */
export const aboutOfferEnds = (eventId: number) => `${aboutEvent(eventId)}:ends`

/** Has a student told of something, where the transaction that it happened in holds. */
export async function putOut(tx: Db, telling: Telling): Promise<void> {
  await tx
    .insert(outbox)
    .values({ ...telling, channel: 'notice' })
    .onConflictDoNothing()
}

/**
 * Takes back what nobody has been told of yet of something that happened to a delivery.
 * @returns false where it is too late
 */
export async function takeBack(tx: Db, eventId: number, now: Date): Promise<boolean> {
  const once = aboutEvent(eventId)
  const isAbout = or(eq(outbox.once, once), like(outbox.once, `${once}:%`))
  // No stronger lock: whoever tells of it refers to the delivery, which the caller holds.
  const rows = await tx.select({ takenAt: outbox.takenAt }).from(outbox).where(isAbout).for('no key update')
  if (rows.some(({ takenAt }) => takenAt !== null)) return false
  await tx.update(outbox).set({ voidedAt: now }).where(isAbout)
  return true
}

export const isOpen = and(isNull(outbox.doneAt), isNull(outbox.voidedAt), isNull(outbox.failedAt))

export interface Due {
  readonly id: number
  /** Whatever else is due is told before. */
  readonly isHits: boolean
}

/** Takes what is due, for one worker alone: what saved searches found last, else the earliest first. */
export async function takeDue(db: Db, now: Date): Promise<Due[]> {
  const isFree = or(isNull(outbox.takenAt), lt(outbox.takenAt, new Date(now.getTime() - TAKEN_FOR)))
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isOpen, lte(outbox.dueAt, now), isFree))
    .orderBy(isHits(outbox), asc(outbox.dueAt), asc(outbox.id))
    .limit(TAKEN_AT_ONCE)
    .for('update', { skipLocked: true })
  const rows = await db
    .update(outbox)
    .set({ takenAt: now })
    .where(inArray(outbox.id, sql`${due}`))
    .returning({ id: outbox.id, isHits: isHits(outbox) })
  return rows.sort((one, other) => Number(one.isHits) - Number(other.isHits) || one.id - other.id)
}
