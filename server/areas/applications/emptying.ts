import { and, eq, gt, inArray, isNull, lte, notExists, or, type SQL } from 'drizzle-orm'
import { endedStatuses } from '../../../contract/rules/delivery-steps.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import type { Swept } from '../../platform/sweeper.ts'
import { positions } from '../jobs/schema.ts'
import { deliveries, deliveryEvents } from './schema.ts'
import { isShown } from './steps.ts'

const DAY = 86_400_000
const SWEPT_AT_ONCE = 200

/** Removes what was sent, after which the desk knows no name any more. That it was sent stays; its file is swept. */
export async function empty(tx: Db, which: SQL | undefined, now: Date): Promise<void> {
  await tx
    .update(deliveries)
    .set({ resume: null, attachmentId: null, message: '', source: '', searched: '', emptiedAt: now })
    .where(and(which, isNull(deliveries.emptiedAt)))
}

/**
 * Removes what was sent once its delivery, or a position that never answered, ended long ago.
 * @param days for which it is kept from then on
 */
export function createKeptApplications(db: Db, clock: Clock, days: number): Swept {
  return {
    async sweep() {
      const now = new Date(clock())
      const until = new Date(clock() - days * DAY)
      const later = db
        .select()
        .from(deliveryEvents)
        .where(and(eq(deliveryEvents.deliveryId, deliveries.id), isShown(now), gt(deliveryEvents.shownAt, until)))
      const isOver = and(
        isNull(deliveries.emptiedAt),
        lte(deliveries.deliveredAt, until),
        or(inArray(deliveries.status, [...endedStatuses]), lte(positions.expiresAt, until)),
        notExists(later),
      )
      for (;;) {
        const rows = await timely(
          db
            .select({ id: deliveries.id })
            .from(deliveries)
            .innerJoin(positions, eq(positions.id, deliveries.positionId))
            .where(isOver)
            .limit(SWEPT_AT_ONCE),
        )
        const ids = rows.map(({ id }) => id)
        if (ids.length > 0) await timely(empty(db, inArray(deliveries.id, ids), now))
        if (ids.length < SWEPT_AT_ONCE) return
      }
    },
  }
}
