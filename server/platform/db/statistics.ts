import { sql } from 'drizzle-orm'
import type { Db } from './open.ts'

/** Long texts that no plan depends on, and that would take most of the time. */
const UNREAD = ['description', 'requirement', 'intro', 'html']

/**
 * Tells the planner what the tables hold. A PostgreSQL does so by itself; the embedded database never does, and without it
 * reads a whole index where a few rows would do.
 */
export async function refreshStatistics(db: Db): Promise<void> {
  const [found] = await db.select({ tables }).from(sql`(
    select format('%I (%s)', table_name, string_agg(quote_ident(column_name), ', ')) as each
    from information_schema.columns
    where table_schema = 'public' and column_name not in ${UNREAD}
    group by table_name
  ) one`)
  await db.execute(sql.raw(`analyze ${found?.tables}`))
}

const tables = sql<string>`string_agg(each, ', ')`
