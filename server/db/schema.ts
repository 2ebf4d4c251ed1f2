import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { DomainConfig, SiteInfo } from '../../contract/calls/site.ts'
import type { AgreementKind } from '../../contract/content.ts'

/** What a site's row says beside its information. */
export interface SiteSettings {
  readonly domain_config: DomainConfig
  readonly is_hide_logo: 0 | 1
  /** Articles of the site in place of the texts on what one agrees to. */
  readonly agreements?: Partial<Record<AgreementKind, number>>
  /** What the platform counts, as a school's back office shows it. */
  readonly statistics: { readonly students: number; readonly companies: number; readonly universities: number }
}

export const standardSettings: SiteSettings = {
  domain_config: { use_bg_image: 0, bg_image: '', title: '', subtitle: '', channel_type: '' },
  is_hide_logo: 0,
  statistics: { students: 500_000, companies: 20_000, universities: 1000 },
}

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** Made by a demonstration, where anybody can be anybody: counts in demonstrations alone. */
const isDemo = () => boolean().notNull().default(false)

export const sites = pgTable('sites', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Names the site among us; hosts may move from site to site. */
  key: text().notNull().unique(),
  info: jsonb().$type<SiteInfo>().notNull(),
  settings: jsonb().$type<SiteSettings>().notNull().default(standardSettings),
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
  /** When the day began that files are counted in; null where none ever came. */
  uploadsSince: moment(),
  /** Bytes that came since, whatever became of them. */
  uploadedBytes: integer().notNull().default(0),
  followsAccount: boolean().notNull().default(false),
  /** When the student agreed that lines of the resume are sent to a language model; null where that was not, or is taken back. */
  agreedToModelAt: moment(),
  /** Likewise, answers of practices. */
  agreedToGradingAt: moment(),
  isDemo: isDemo(),
  createdAt: moment().notNull().defaultNow(),
})

export const resumes = pgTable('resumes', {
  studentId: integer()
    .primaryKey()
    .references(() => students.id, { onDelete: 'cascade' }),
  /** As in the basic information, as is `sex`; '' where none is written yet, and then there is no resume to speak of. */
  name: text().notNull().default(''),
  sex: text({ enum: ['0', '1'] }),
  /** Grows by one with every change of what the student wrote. */
  version: integer().notNull().default(0),
  updatedAt: moment().notNull().defaultNow(),
  isWrittenByAi: boolean().notNull().default(false),
})

export const employers = pgTable('employers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** In canonical spelling. */
  phone: text().notNull().unique(),
  /** Null for whoever registered by one-time password and set none since. */
  passwordHash: text(),
  registeredBy: text({ enum: ['form', 'code'] }).notNull(),
  isDemo: isDemo(),
  createdAt: moment().notNull().defaultNow(),
})

/** Officers of schools and organisers of channels. */
export const staff = pgTable(
  'staff',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    loginType: text({ enum: ['school', 'channel'] }).notNull(),
    username: text().notNull(),
    passwordHash: text().notNull(),
    userType: text().notNull().default(''),
    school: text().notNull().default(''),
    strategy: text().notNull().default(''),
    faculty: text().notNull().default(''),
    channelName: text().notNull().default(''),
    /** Keys of sites that let them in beside those of their own school or channel. */
    siteKeys: text().array().notNull().default(sql`'{}'`),
    isDemo: isDemo(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [unique('staff_username').on(table.loginType, table.username)],
)

const loginType = () => text({ enum: ['student', 'company', 'school', 'channel'] }).notNull()

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the id that the browser holds, base64url. */
    idHash: text().primaryKey(),
    loginType: loginType(),
    studentId: integer().references(() => students.id, { onDelete: 'cascade' }),
    employerId: integer().references(() => employers.id, { onDelete: 'cascade' }),
    staffId: integer().references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    isDemo: isDemo(),
  },
  (table) => [
    index().on(table.expiresAt),
    index().on(table.studentId),
    index().on(table.employerId),
    index().on(table.staffId),
    check(
      'sessions_one_identity',
      sql`num_nonnulls(${table.studentId}, ${table.employerId}, ${table.staffId}) = 1
        and case ${table.loginType}
          when 'student' then ${table.studentId} is not null
          when 'company' then ${table.employerId} is not null
          else ${table.staffId} is not null
        end`,
    ),
  ],
)

/** Browsers that logged in to an account before: strangers' failures do not lock them out. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    loginType: loginType(),
    userId: integer().notNull(),
    /** SHA-256 of the browser's id, base64url. */
    browserHash: text().notNull(),
    seenAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.loginType, table.userId, table.browserHash] }), index().on(table.seenAt)],
)
