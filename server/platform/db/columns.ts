import { sql } from 'drizzle-orm'
import { customType, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import type { LocalText } from '../../../contract/calls/site.ts'

/** Columns that tables have in common. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const words = () => jsonb().$type<LocalText>().notNull()
export const list = () => text().array().notNull().default(sql`'{}'`)
/** A search document, as its text; written by the application (`server/areas/jobs/search/document.ts`). */
export const searchDocument = customType<{ data: string }>({ dataType: () => 'tsvector' })
