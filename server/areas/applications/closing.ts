import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { deliverySteps } from '../../../contract/rules/delivery-steps.ts'
import type { Db } from '../../platform/db/open.ts'
import { aboutEventIn } from '../../platform/outbox/outbox.ts'
import { outbox } from '../notices/schema.ts'
import { deliveries, deliveryEvents } from './schema.ts'

/** Ends what nobody has decided on, in two statements however much that is, as `takeStep` ends each. */
export async function closeDeliveries(tx: Db, positionId: number, employerId: number, now: Date): Promise<void> {
  const isUndecided = and(
    eq(deliveries.positionId, positionId),
    inArray(deliveries.status, [...deliverySteps.close.from]),
  )
  // Rows are locked in the order of ids, as everybody does who locks several.
  const held = tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(isUndecided)
    .orderBy(asc(deliveries.id))
    .for('update')
    .as('held')
  await tx.select({ count: count() }).from(held)
  const at = sql.param(now, deliveryEvents.at)
  await tx.execute(sql`
    with closed as (
      update ${deliveries} set status = ${deliverySteps.close.to} where ${isUndecided} returning id, student_id
    ), events as (
      insert into ${deliveryEvents} (delivery_id, kind, employer_id, at, shown_at)
      select id, 'close', ${employerId}::int, ${at}::timestamptz, ${at}::timestamptz from closed order by id
      returning id, delivery_id
    )
    insert into ${outbox} (once, channel, student_id, delivery_id, kind, due_at)
    select ${aboutEventIn(sql`events.id`)}, 'notice', closed.student_id, closed.id, 'close', ${at}::timestamptz
    from events join closed on closed.id = events.delivery_id order by events.id`)
}
