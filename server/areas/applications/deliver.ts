import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { DeliverRefusal } from '../../../contract/calls/deliveries.ts'
import type { Locale } from '../../../contract/calls/site.ts'
import type { ResumeContent } from '../../../contract/resume.ts'
import { DELIVERIES_AN_HOUR, type DeliveryStatus } from '../../../contract/rules/delivery-steps.ts'
import { printedOf } from '../../../contract/rules/printed-resume.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import { positions } from '../jobs/schema.ts'
import { students } from '../login/schema.ts'
import type { Frozen, ResumeFiles } from '../resume/files.ts'
import { readRecord } from '../resume/record.ts'
import { resumeFiles } from '../resume/schema.ts'
import { siteOf } from '../site/site-scope.ts'
import { lacksOf } from './lacks.ts'
import { deliveries, deliveryEvents } from './schema.ts'
import { searchedOf } from './searched.ts'
import { lacksBeside, type SenderAccount, senderOf } from './sender.ts'
import { shownStanding } from './steps.ts'

const HOUR = 3_600_000

export interface DeliveryWish {
  readonly positionId: string
  /** The attachment that is sent in place of the resume. */
  readonly attachmentId?: string | undefined
  readonly message: string
  /** The host of the site that it is sent from. */
  readonly host: string
  /** The language in which the student saw its pages. */
  readonly locale: Locale
}

export type DeliverOutcome =
  /** A repeated delivery is delivered, too; `isKept` is false where something else was sent before. */
  | {
      readonly kind: 'delivered'
      readonly id: number
      readonly status: DeliveryStatus
      readonly deliveredAt: Date
      readonly isKept: boolean
    }
  | { readonly kind: 'refused'; readonly refusal: DeliverRefusal }
  | { readonly kind: 'unknown' }

const refused = (refusal: DeliverRefusal): DeliverOutcome => ({ kind: 'refused', refusal })

/** The copy that is sent, with files of its own: later changes by the student change none of it. */
interface Sent {
  readonly resume: ResumeContent
  readonly siteId: SQL
  readonly locale: Locale
  readonly attachmentId: string | null
  readonly searched: string
}

/** The student, the position and what is sent; a repetition has the same. */
interface Sending {
  readonly studentId: number
  readonly positionId: number
  readonly message: string
  readonly source: string
}

/** Delivers to a position, once and for all. */
export async function deliver(
  db: Db,
  files: ResumeFiles,
  userId: string,
  { positionId, attachmentId, message, host, locale }: DeliveryWish,
  clock: Clock,
): Promise<DeliverOutcome> {
  const { content, version } = await readRecord(db, userId)
  const source = attachmentId ?? `resume ${version}`
  const sending = { studentId: Number(userId), positionId: Number(positionId), message, source }
  // The limits are checked before anything is copied, and once more where the delivery is stored.
  const began = new Date(clock())
  const hindrance = await timely(db.transaction((tx) => findHindrance(tx, sending, began)))
  if (hindrance) return hindrance
  const lacks = lacksOf(content)
  if (lacks.includes('name')) return refused({ why: 'noResume' })
  const account = await readAccount(db, sending.studentId)
  if (!account) return { kind: 'unknown' }
  const missing = attachmentId === undefined ? lacks : lacksBeside(content, account)
  if (missing.length > 0) return refused({ why: 'incomplete', lacks: missing })

  const printed = printedOf(content, began.toISOString().slice(0, 10))
  const file = attachmentId ?? printed.basic.photo
  const frozen = file === '' ? null : await files.freeze(userId, file)
  if (!frozen && attachmentId !== undefined) return refused({ why: 'attachmentGone' })
  const copy = frozen?.id ?? ''
  const resume =
    attachmentId === undefined ? { ...printed, basic: { ...printed.basic, photo: copy } } : senderOf(printed, account)
  const sent: Sent = {
    resume,
    siteId: siteOf(db, host),
    locale,
    attachmentId: attachmentId === undefined ? null : copy,
    searched: searchedOf(resume),
  }
  const { outcome, isNew } = await send(db, sending, { sent, frozen }, new Date(clock()))
  if (!isNew && frozen) await files.discard(frozen)
  return outcome
}

/** Reads what the account says of its student. */
async function readAccount(db: Db, studentId: number): Promise<SenderAccount | undefined> {
  const { phone, school, major } = students
  return (await timely(db.select({ phone, school, major }).from(students).where(eq(students.id, studentId))))[0]
}

/** Finds the former delivery to the position, as far as the student is told of it. */
async function findEarlier(
  db: Db,
  { studentId, positionId, ...sending }: Sending,
  now: Date,
): Promise<DeliverOutcome | null> {
  const { id, deliveredAt, message, source } = deliveries
  const [found] = await db
    .select({ id, deliveredAt, message, source })
    .from(deliveries)
    .where(and(eq(deliveries.studentId, studentId), eq(deliveries.positionId, positionId)))
  if (!found) return null
  const { status } = await shownStanding(db, found.id, now)
  if (status === 'withdrawn') return refused({ why: 'withdrawn' })
  const isKept = found.message === sending.message && found.source === sending.source
  return { kind: 'delivered', id: found.id, status, deliveredAt: found.deliveredAt, isKept }
}

/** Says why nothing can be sent, or what was sent before; null holds until the transaction ends. */
async function findHindrance(tx: Db, sending: Sending, now: Date): Promise<DeliverOutcome | null> {
  const { studentId, positionId } = sending
  // Each student delivers one at a time, so that the counts still hold at the insert.
  const [student] = await tx
    .select({ school: students.school })
    .from(students)
    .where(eq(students.id, studentId))
    .for('no key update')
  if (!student) return { kind: 'unknown' }
  const earlier = await findEarlier(tx, sending, now)
  if (earlier) return earlier
  const { status, expiresAt, onlySchool } = positions
  // Whoever closes the position waits for this delivery, and closes it, too.
  const [position] = await tx
    .select({ status, expiresAt, onlySchool })
    .from(positions)
    .where(eq(positions.id, positionId))
    .for('share')
  if (!position) return { kind: 'unknown' }
  if (position.status === 'closed') return refused({ why: 'closed' })
  if (position.expiresAt <= now) return refused({ why: 'expired' })
  if (position.onlySchool !== '' && position.onlySchool !== student.school)
    return refused({ why: 'otherSchool', school: position.onlySchool })
  const retryAt = await roomAgain(tx, studentId, now)
  return retryAt && refused({ why: 'tooMany', retry_at: retryAt.toISOString() })
}

interface Outcome {
  readonly outcome: DeliverOutcome
  readonly isNew: boolean
}

const send = (
  db: Db,
  sending: Sending,
  { sent, frozen }: { readonly sent: Sent; readonly frozen: Frozen | null },
  now: Date,
): Promise<Outcome> =>
  timely(
    db.transaction(async (tx) => {
      const hindrance = await findHindrance(tx, sending, now)
      if (hindrance) return { outcome: hindrance, isNew: false }
      if (frozen?.row) await tx.insert(resumeFiles).values(frozen.row)
      const [row] = await tx
        .insert(deliveries)
        .values({ ...sending, ...sent, deliveredAt: now, readAt: now })
        .returning({ id: deliveries.id })
      if (!row) throw new Error('a row that was inserted did not come back')
      await tx.insert(deliveryEvents).values({ deliveryId: row.id, kind: 'submit', at: now, shownAt: now })
      const outcome = { kind: 'delivered', id: row.id, status: 'submitted', deliveredAt: now, isKept: true } as const
      return { outcome, isNew: true }
    }),
  )

/** The time from which a student who delivered too often within an hour may deliver again; null for now. */
async function roomAgain(tx: Db, studentId: number, now: Date): Promise<Date | null> {
  const within = await tx
    .select({ at: deliveries.deliveredAt })
    .from(deliveries)
    .where(and(eq(deliveries.studentId, studentId), gt(deliveries.deliveredAt, new Date(now.getTime() - HOUR))))
    .orderBy(sql`${deliveries.deliveredAt} desc`)
    .limit(DELIVERIES_AN_HOUR)
  const oldest = within[DELIVERIES_AN_HOUR - 1]
  return oldest ? new Date(oldest.at.getTime() + HOUR) : null
}
