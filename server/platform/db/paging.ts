import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { COUNT_MAX, PAGE_SIZE_MAX } from '../../../contract/content.ts'
import type { Db } from './open.ts'
import { timely } from './timely.ts'

const PAGE_SIZE = 20
/** Rows that are told apart by a value, at most: several times what a large platform has open. */
const GROUPED_MAX = 100_000

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

/**
 * Ids of a page of what is in several parts, one part after the other and each in an index's order; a part is not looked
 * for where the ones before it fill the page.
 * @param parts what holds for the rows of each; no row is in two
 */
export function pageOfParts(
  db: Db,
  table: PgTable & { id: PgColumn },
  search: PageParams,
  parts: readonly (SQL | undefined)[],
  order: readonly SQL[],
) {
  const { limit, offset } = sliceOf(search)
  const reach = limit === 0 ? 0 : offset + limit
  const name = (part: number) => sql.identifier(`part${part}`)
  const isReached = (part: number) => {
    const counts = parts.slice(0, part).map((_, one) => sql`(select count(*) from ${name(one)})`)
    return part === 0 ? undefined : sql`${sql.join(counts, sql` + `)} < ${reach}`
  }
  const each = parts.map((where, part) =>
    db.$with(`part${part}`).as(
      db
        .select({ id: table.id })
        .from(table)
        .where(and(where, isReached(part)))
        .orderBy(...order)
        .limit(reach),
    ),
  )
  const all = sql.join(
    each.map((_, part) => sql`select id, ${sql.raw(String(part))} as part from ${name(part)}`),
    sql` union all `,
  )
  return db
    .with(...each)
    .select({ id: table.id, part: sql<number>`parts.part`.as('part') })
    .from(sql`(${all}) as parts`)
    .innerJoin(table, sql`${table.id} = parts.id`)
    .orderBy(sql`parts.part`, ...order)
    .limit(limit)
    .offset(offset)
    .as('page')
}

/** How many of a table's rows that match there are with each value of an expression, among the first GROUPED_MAX; of none where that is null. */
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
    .limit(GROUPED_MAX)
    .as('grouped')
  const rows = await timely(
    db.select({ value: grouped.value, count: sql<number>`count(*)::int` }).from(grouped).groupBy(grouped.value),
  )
  return new Map(rows.flatMap(({ value, count }) => (value === null ? [] : [[value, count]])))
}
