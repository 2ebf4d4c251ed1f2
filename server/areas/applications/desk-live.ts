import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import { deskOf, type Live } from '../../platform/live/live.ts'
import { deliveries } from '../applications/schema.ts'
import { companyMembers, positions } from '../jobs/schema.ts'

/** Accounts of one company whose open pages are told at once; all others read anew by themselves. */
const TOLD_MAX = 100

/** Tells employers' open pages what students do. */
export interface DeskLive {
  /** Tells of a delivery; nobody waits for it, and where it fails the page finds out later. */
  tell(deliveryId: string): void
}

export function createDeskLive(db: Db, live: Pick<Live, 'tell'>): DeskLive {
  async function tell(deliveryId: string): Promise<void> {
    const members = await timely(
      db
        .select({ employerId: companyMembers.employerId })
        .from(deliveries)
        .innerJoin(positions, eq(positions.id, deliveries.positionId))
        .innerJoin(companyMembers, eq(companyMembers.companyId, positions.companyId))
        .where(eq(deliveries.id, Number(deliveryId)))
        .limit(TOLD_MAX),
    )
    for (const { employerId } of members) live.tell(deskOf(String(employerId)), 'delivery')
  }

  return {
    tell(deliveryId) {
      tell(deliveryId).catch(() => undefined)
    },
  }
}
