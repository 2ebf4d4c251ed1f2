import { and, desc, eq, gt, lte, not, type SQL, sql } from 'drizzle-orm'
import type { Fair, FairDetail, fairStates } from '../../../contract/calls/fairs.ts'
import { COUNT_MAX } from '../../../contract/content.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { counted, type PageParams, type Slice, sliceOf } from '../../platform/db/paging.ts'
import { timely } from '../../platform/db/timely.ts'
import type { Sanitiser } from '../../platform/html.ts'
import { companyColumns, companyOf } from '../jobs/companies/company-entries.ts'
import { isOpen } from '../jobs/positions/openings.ts'
import { companies, positions } from '../jobs/schema.ts'
import type { Terms } from '../jobs/terms.ts'
import { siteOf } from '../site/site-scope.ts'
import { booths, fairCompanies, fairs } from './schema.ts'

export interface Fairs {
  list(query: PageParams & { status?: FairStatus | undefined }, host: string): Promise<{ list: Fair[]; total: number }>
  /** Null where the host's site has no such fair. */
  find(id: string, host: string): Promise<FairDetail | null>
}

type Row = typeof fairs.$inferSelect

export function createFairs(db: Db, clock: Clock, terms: Terms, sanitiser: Sanitiser): Fairs {
  const isHere = (host: string) => eq(fairs.siteId, siteOf(db, host))

  const companyCount = sql<number>`(${db
    .select({ count: sql`count(*)::int` })
    .from(fairCompanies)
    .where(eq(fairCompanies.fairId, fairs.id))})`

  function positionCount(now: Date) {
    const matches = db
      .select({ one: sql`1`.as('one') })
      .from(fairCompanies)
      .innerJoin(positions, eq(positions.companyId, fairCompanies.companyId))
      .where(and(eq(fairCompanies.fairId, fairs.id), isOpen(now)))
      .limit(COUNT_MAX)
      .as('matches')
    return sql<number>`(${db.select({ count: sql`count(*)::int` }).from(matches)})`
  }

  const countsAt = (now: Date) => ({ companies: companyCount, positions: positionCount(now) })

  async function readList(where: SQL | undefined, slice: Slice, now: Date) {
    const order = comingFirst(now)
    const page = db
      .select({ id: fairs.id })
      .from(fairs)
      .where(where)
      .orderBy(...order)
      .limit(slice.limit)
      .offset(slice.offset)
      .as('page')
    const all = counted(db, fairs, where)
    const rows = await timely(
      db
        .select({ total: all.total, row: fairs, ...countsAt(now) })
        .from(all)
        .leftJoin(page, sql`true`)
        .leftJoin(fairs, eq(fairs.id, page.id))
        .orderBy(...order),
    )
    const list = rows.flatMap(({ row, ...counts }) => (row ? [fairOf(row, counts, now)] : []))
    return { list, total: rows[0]?.total ?? 0 }
  }

  async function boothsOf(id: number, host: string, now: Date): Promise<FairDetail['booths']> {
    const openCount = db
      .select({ count: sql`count(*)::int` })
      .from(positions)
      .where(and(eq(positions.companyId, companies.id), isOpen(now)))
    const [rows, book] = await Promise.all([
      timely(
        db
          .select({ booth: booths, company: companyColumns, openings: sql<number>`(${openCount})` })
          .from(booths)
          .innerJoin(fairs, eq(fairs.id, booths.fairId))
          .leftJoin(companies, eq(companies.id, booths.companyId))
          .where(and(eq(fairs.id, id), isHere(host), eq(fairs.plan, 'booths')))
          .orderBy(sql`${booths.no} collate "C"`),
      ),
      terms.book(),
    ])
    return rows.map(({ booth: { no, hall, x, y, w, h, status }, company, openings }) => ({
      ...{ no, hall, x, y, w, h, status },
      company: company && { ...companyOf(company, book), industry: company.industry, position_count: openings },
    }))
  }

  return {
    list: ({ status, ...page }, host) => {
      const now = new Date(clock())
      return readList(and(isHere(host), status && hasStatus(status, now)), sliceOf(page), now)
    },

    async find(id, host) {
      const now = new Date(clock())
      const [[found], stands] = await Promise.all([
        timely(
          db
            .select({ row: fairs, ...countsAt(now) })
            .from(fairs)
            .where(and(eq(fairs.id, Number(id)), isHere(host))),
        ),
        boothsOf(Number(id), host, now),
      ])
      if (!found) return null
      const { row, ...counts } = found
      const { organiser, undertaker, plan } = row
      return {
        ...fairOf(row, counts, now),
        ...{ organiser, undertaker, plan },
        intro: sanitiser.html(row.intro),
        plan_image: plan === 'image' ? row.planImage : '',
        halls: plan === 'booths' ? row.halls : [],
        booths: stands,
        visitor_count: row.visitorCount,
        delivery_count: row.deliveryCount,
      }
    },
  }
}

function hasStatus(status: FairStatus, now: Date): SQL | undefined {
  if (status === 'cancelled') return eq(fairs.isCancelled, true)
  const held = not(fairs.isCancelled)
  if (status === 'coming') return and(held, gt(fairs.startsAt, now))
  if (status === 'live') return and(held, lte(fairs.startsAt, now), gt(fairs.endsAt, now))
  return and(held, lte(fairs.endsAt, now))
}

/** Sorts fairs on or to come first, the soonest first, then the rest, the latest first. A site has few enough of them. */
function comingFirst(now: Date): SQL[] {
  const isAhead = sql`(${not(fairs.isCancelled)} and ${gt(fairs.endsAt, now)})`
  return [
    sql`${isAhead} desc`,
    sql`case when ${isAhead} then ${fairs.startsAt} end`,
    desc(fairs.startsAt),
    desc(fairs.id),
  ]
}

function fairOf(row: Row, counts: { companies: number; positions: number }, now: Date): Fair {
  return {
    id: String(row.id),
    title: row.title,
    home_thumbnail_url: row.thumbnailUrl,
    mode: row.mode,
    status: fairStatus(row, now),
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    place: row.place,
    company_count: counts.companies,
    position_count: counts.positions,
  }
}

type FairStatus = (typeof fairStates)[number]

/** The status of a fair now; a cancelled fair stays cancelled. */
function fairStatus(
  { isCancelled, startsAt, endsAt }: Pick<typeof fairs.$inferSelect, 'isCancelled' | 'startsAt' | 'endsAt'>,
  now: Date,
): FairStatus {
  if (isCancelled) return 'cancelled'
  if (now < startsAt) return 'coming'
  return now < endsAt ? 'live' : 'past'
}
