import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { COUNT_MAX, PAGE_SIZE_MAX } from '../../contract/content.ts'
import type { Db } from '../db/open.ts'
import { timely } from '../db/timely.ts'

const PAGE_SIZE = 20

export interface PageParams {
  readonly page?: string | undefined
  readonly size?: string | undefined
}

/** Rows to skip and to take. */
export interface Slice {
  readonly offset: number
  readonly limit: number
}

/** The rows of a page; none behind COUNT_MAX. */
export function sliceOf({ page = '1', size = String(PAGE_SIZE) }: PageParams): Slice {
  const length = Math.min(Number(size), PAGE_SIZE_MAX)
  const offset = (Number(page) - 1) * length
  return { offset, limit: Math.max(0, Math.min(length, COUNT_MAX - offset)) }
}

/** One row with the number of a table's rows that match, counted up to COUNT_MAX; lists join their page to it. */
export function counted(db: Db, table: PgTable, where: SQL | undefined) {
  const matches = db
    .select({ one: sql<number>`1`.as('one') })
    .from(table)
    .where(where)
    .limit(COUNT_MAX)
    .as('matches')
  return db
    .select({ total: sql<number>`count(*)::int`.as('total') })
    .from(matches)
    .as('counted')
}

/** How many of a table's rows that match there are with each value of an expression; of none where that is null. */
export async function countedBy(
  db: Db,
  table: PgTable,
  group: SQL,
  where: SQL | undefined,
): Promise<ReadonlyMap<string, number>> {
  const grouped = db
    .select({ value: sql<string | null>`${group}`.as('value') })
    .from(table)
    .where(where)
    .as('grouped')
  const rows = await timely(
    db.select({ value: grouped.value, count: sql<number>`count(*)::int` }).from(grouped).groupBy(grouped.value),
  )
  return new Map(rows.flatMap(({ value, count }) => (value === null ? [] : [[value, count]])))
}
