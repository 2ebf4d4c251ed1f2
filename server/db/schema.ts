import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { SiteInfo } from '../../contract/calls/site.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

export const sites = pgTable('sites', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Names the site among us; hosts may move from site to site. */
  key: text().notNull().unique(),
  info: jsonb().$type<SiteInfo>().notNull(),
})

export const siteHosts = pgTable('site_hosts', {
  /** Lower case, without port. */
  host: text().primaryKey(),
  siteId: integer()
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' }),
})

export const students = pgTable('students', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** In canonical spelling. */
  phone: text().notNull().unique(),
  name: text().notNull().default(''),
  school: text().notNull().default(''),
  major: text().notNull().default(''),
  sex: text({ enum: ['0', '1'] })
    .notNull()
    .default('0'),
  avatar: text().notNull().default(''),
  followsAccount: boolean().notNull().default(false),
  createdAt: moment().notNull().defaultNow(),
})

export const resumes = pgTable('resumes', {
  studentId: integer()
    .primaryKey()
    .references(() => students.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  sex: text({ enum: ['0', '1'] }).notNull(),
  isDiagnosed: boolean().notNull().default(false),
  isWrittenByAi: boolean().notNull().default(false),
})

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the id that the browser holds, base64url. */
    idHash: text().primaryKey(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.studentId)],
)
