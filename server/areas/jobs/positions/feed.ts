import { and, eq, sql } from 'drizzle-orm'
import type { Position, periods } from '../../../../contract/content.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import { timely } from '../../../platform/db/timely.ts'
import { companyColumns } from '../companies/company-entries.ts'
import { companies, positions } from '../schema.ts'
import type { Terms } from '../terms.ts'
import { isOpen } from './openings.ts'
import { positionColumns, positionOf } from './position-entries.ts'
import { newestFirst } from './position-filter.ts'

const LENGTH = 18
/** PostgreSQL does not read later dates as JavaScript writes them. */
const LAST_MOMENT = Date.UTC(9999, 11, 31)

export interface FeedQuery {
  /** The `next` of the answer before: milliseconds of publication and id. */
  readonly cursor?: string | undefined
  readonly period?: (typeof periods)[number] | undefined
}

/** The newest open positions, a chunk at a time; what is published meanwhile moves nothing. */
export interface Feed {
  read(query: FeedQuery): Promise<{ list: Position[]; next: string }>
}

export function createFeed(db: Db, clock: Clock, terms: Terms): Feed {
  const behind = (cursor: string) => {
    const [published = 0, id = 0] = cursor.split('-').map(Number)
    const moment = new Date(Math.min(published, LAST_MOMENT))
    return sql`(${positions.publishedAt}, ${positions.id}) < (${sql.param(moment, positions.publishedAt)}, ${id})`
  }
  return {
    async read({ cursor, period }) {
      const at = new Date(clock())
      const where = and(
        isOpen(at),
        cursor ? behind(cursor) : undefined,
        period ? eq(positions.period, period) : undefined,
      )
      const query = db
        .select({ position: positionColumns, company: companyColumns })
        .from(positions)
        .innerJoin(companies, eq(companies.id, positions.companyId))
        .where(where)
        .orderBy(...newestFirst)
        .limit(LENGTH + 1)
      const [rows, book] = await Promise.all([timely(query), terms.book()])
      const chunk = rows.slice(0, LENGTH)
      const last = rows.length > LENGTH ? chunk.at(-1)?.position : undefined
      return {
        list: chunk.map(({ position, company }) => positionOf(position, company, book, at)),
        next: last ? `${last.publishedAt.getTime()}-${last.id}` : '',
      }
    },
  }
}
