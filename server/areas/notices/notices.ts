import { and, count, desc, eq, inArray, isNotNull, isNull, lt, notExists, or } from 'drizzle-orm'
import type { Notice, NoticeSettings } from '../../../contract/calls/notices.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { counted, type PageParams, sliceOf } from '../../platform/db/paging.ts'
import { timely } from '../../platform/db/timely.ts'
import type { Live } from '../../platform/live/live.ts'
import type { SmsSender } from '../../providers/sms.ts'
import { deliveries } from '../applications/schema.ts'
import { companyColumns, companyOf } from '../jobs/companies/company-entries.ts'
import { companies, positions } from '../jobs/schema.ts'
import type { Terms } from '../jobs/terms.ts'
import { noticeSettings, notices, outbox, type SearchHits } from './schema.ts'

const DAY = 86_400_000
/** Milliseconds for which it is remembered what was put out, and what was told. */
const OUTBOX_KEPT = 30 * DAY
const NOTICES_KEPT = 180 * DAY
const SWEPT_AT_ONCE = 1000

/** The notices to students. Ids are those of sessions' owners; another's notice is unknown. */
export interface Notices {
  /** @param siteKey of the site that asks */
  list(
    userId: string,
    page: PageParams & { readonly unread_first?: '1' | undefined },
    siteKey: string | null,
  ): Promise<{ list: Notice[]; total: number; unread: number }>
  unread(userId: string): Promise<number>
  /** Marks all notices where there is no id. */
  markRead(userId: string, id: string | undefined): Promise<void>
  settings(userId: string): Promise<NoticeSettings>
  set(userId: string, textMessages: boolean): Promise<void>
  /** Removes what is long over. */
  sweep(): Promise<void>
}

/** Deliveries of which a student has looked at all that was told are no news either. */
async function readDeliveries(tx: Db, studentId: number, ids: readonly number[], readAt: Date): Promise<void> {
  const unread = tx
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.deliveryId, deliveries.id), isNull(notices.readAt)))
  await tx
    .update(deliveries)
    .set({ readAt })
    .where(and(eq(deliveries.studentId, studentId), inArray(deliveries.id, [...ids]), notExists(unread)))
}

const hitsOf = ({ search_id: id, list, filter, label, host, site_key, count }: SearchHits, siteKey: string | null) => ({
  id,
  list,
  filter,
  label,
  host: site_key === siteKey ? '' : host,
  count,
})

interface Means {
  readonly db: Db
  readonly clock: Clock
  readonly terms: Terms
  readonly sms: SmsSender
  readonly live: Live
}

export function createNotices({ db, clock, terms, sms, live }: Means): Notices {
  const ofStudent = (userId: string) => eq(notices.studentId, Number(userId))

  async function unread(userId: string): Promise<number> {
    const query = db
      .select({ count: count() })
      .from(notices)
      .where(and(ofStudent(userId), isNull(notices.readAt)))
    return (await timely(query))[0]?.count ?? 0
  }

  return {
    unread,

    async list(userId, { unread_first, ...page }, siteKey) {
      const { limit, offset } = sliceOf(page)
      const where = ofStudent(userId)
      const rowsQuery = db
        .select({
          notice: notices,
          position: { id: positions.id, title: positions.title },
          company: companyColumns,
        })
        .from(notices)
        .leftJoin(deliveries, eq(deliveries.id, notices.deliveryId))
        .leftJoin(positions, eq(positions.id, deliveries.positionId))
        .leftJoin(companies, eq(companies.id, positions.companyId))
        .where(where)
        // A decision calls off what was appointed in the same moment, and stands above that.
        .orderBy(
          ...(unread_first ? [desc(isNull(notices.readAt))] : []),
          desc(notices.at),
          desc(inArray(notices.kind, ['offer', 'reject'])),
          desc(notices.id),
        )
        .limit(limit)
        .offset(offset)
      const [rows, [sum], news, book] = await Promise.all([
        timely(rowsQuery),
        timely(db.select().from(counted(db, notices, where))),
        unread(userId),
        terms.book(),
      ])
      const list = rows.map(
        ({ notice: { id, kind, at, readAt, deliveryId, interview, search }, position, company }) => ({
          id: String(id),
          kind,
          at: at.toISOString(),
          is_read: readAt !== null,
          delivery:
            deliveryId !== null && position && company
              ? {
                  id: String(deliveryId),
                  position: { id: String(position.id), title: position.title },
                  company: companyOf(company, book),
                }
              : null,
          interview,
          search: search && hitsOf(search, siteKey),
        }),
      )
      return { list, total: sum?.total ?? 0, unread: news }
    },

    async markRead(userId, id) {
      const which = and(
        ofStudent(userId),
        isNull(notices.readAt),
        id === undefined ? undefined : eq(notices.id, Number(id)),
      )
      const readAt = new Date(clock())
      const read = await timely(
        db.transaction(async (tx) => {
          const { deliveryId } = notices
          const read = await tx.update(notices).set({ readAt }).where(which).returning({ deliveryId })
          await readDeliveries(
            tx,
            Number(userId),
            read.flatMap(({ deliveryId }) => deliveryId ?? []),
            readAt,
          )
          return read
        }),
      )
      if (read.length > 0) live.tell(userId, 'delivery')
    },

    async settings(userId) {
      const query = db
        .select()
        .from(noticeSettings)
        .where(eq(noticeSettings.studentId, Number(userId)))
      const [row] = await timely(query)
      return { text_messages: row?.textMessages ?? false, can_text: sms.tell !== null }
    },

    async set(userId, textMessages) {
      await timely(
        db
          .insert(noticeSettings)
          .values({ studentId: Number(userId), textMessages })
          .onConflictDoUpdate({ target: noticeSettings.studentId, set: { textMessages } }),
      )
    },

    async sweep() {
      const isOver = or(isNotNull(outbox.doneAt), isNotNull(outbox.voidedAt), isNotNull(outbox.failedAt))
      const done = and(lt(outbox.dueAt, new Date(clock() - OUTBOX_KEPT)), isOver)
      const old = lt(notices.at, new Date(clock() - NOTICES_KEPT))
      for (const [table, over] of [[outbox, done] as const, [notices, old] as const]) {
        const some = db.select({ id: table.id }).from(table).where(over).limit(SWEPT_AT_ONCE)
        for (;;) {
          const swept = await timely(db.delete(table).where(inArray(table.id, some)).returning({ id: table.id }))
          if (swept.length < SWEPT_AT_ONCE) break
        }
      }
    },
  }
}
