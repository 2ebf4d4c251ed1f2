import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { notices } from '../notices/schema.ts'

/** Marks as read what a student was told of one delivery, or of all of them. */
export async function readOfDeliveries(tx: Db, studentId: number, deliveryId: number | null, now: Date) {
  const which = deliveryId === null ? isNotNull(notices.deliveryId) : eq(notices.deliveryId, deliveryId)
  return tx
    .update(notices)
    .set({ readAt: now })
    .where(and(eq(notices.studentId, studentId), isNull(notices.readAt), which))
    .returning({ id: notices.id })
}
