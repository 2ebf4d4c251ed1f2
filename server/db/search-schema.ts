import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { type SearchFilter, searchLists } from '../../contract/searches.ts'
import { id, moment, siteId, words } from './columns.ts'
import { students } from './schema.ts'

/** Searches that students want to be told the hits of. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    siteId: siteId(),
    /** Of the site; zones and departments depend on it. */
    host: text().notNull(),
    list: text({ enum: searchLists }).notNull(),
    filter: jsonb().$type<SearchFilter>().notNull(),
    /** Digest of list and filter. */
    key: text().notNull(),
    label: words(),
    savedAt: moment().notNull(),
    /** What was published up to then is counted, or was there already. */
    countedUntil: moment().notNull(),
    /** Of the last count that found anything. */
    hits: integer().notNull().default(0),
    hitsAt: moment(),
  },
  (table) => [
    unique('saved_searches_once').on(table.studentId, table.siteId, table.key),
    index('saved_searches_counted').on(table.countedUntil),
  ],
)
