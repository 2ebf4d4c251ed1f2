import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'

/** Names the place of the database's files; one row, from the first start on. */
export const fileStores = pgTable(
  'file_stores',
  {
    isOnly: boolean().primaryKey().default(true),
    name: text().notNull(),
  },
  (table) => [check('file_stores_one_row', sql`${table.isOnly}`)],
)
