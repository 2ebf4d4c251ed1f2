import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, moment, words } from '../../platform/db/columns.ts'
import { siteId } from '../site/schema.ts'

export const columns = pgTable(
  'columns',
  {
    id: id(),
    siteId: siteId(),
    title: words(),
    kind: text({ enum: ['articles', 'contents'] }).notNull(),
    place: integer().notNull(),
  },
  (table) => [unique('columns_place').on(table.siteId, table.place)],
)

/** Articles and videos. */
export const media = pgTable(
  'media',
  {
    id: id(),
    siteId: siteId(),
    columnId: integer()
      .notNull()
      .references(() => columns.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['article', 'video'] }).notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    /** Sanitised. */
    html: text().notNull().default(''),
    source: text().notNull(),
    cover: text().notNull().default(''),
    videoUrl: text().notNull().default(''),
    captionsUrl: text().notNull().default(''),
    seconds: integer().notNull().default(0),
    /** The video is for students: only they are told where its film and captions are. */
    forStudents: boolean().notNull().default(false),
    views: integer().notNull().default(0),
    publishedAt: moment().notNull(),
  },
  (table) => [
    index('media_by_date').on(table.siteId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('media_of_column').on(table.columnId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // The text of an article is told to everybody.
    check('media_for_students', sql`not ${table.forStudents} or ${table.kind} = 'video'`),
  ],
)
