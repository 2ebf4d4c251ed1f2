import { sql } from 'drizzle-orm'
import { integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import type { LocalText } from '../../contract/calls/site.ts'
import { sites } from './schema.ts'

/** Columns that the tables of the content have in common. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const words = () => jsonb().$type<LocalText>().notNull()
export const list = () => text().array().notNull().default(sql`'{}'`)
export const siteId = () =>
  integer()
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' })
