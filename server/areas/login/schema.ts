import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/columns.ts'

/** Made by a demonstration, where anybody can be anybody: counts in demonstrations alone. */
const isDemo = () => boolean().notNull().default(false)

export const students = pgTable('students', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The phone in canonical spelling. */
  phone: text().notNull().unique(),
  name: text().notNull().default(''),
  school: text().notNull().default(''),
  major: text().notNull().default(''),
  sex: text({ enum: ['0', '1'] })
    .notNull()
    .default('0'),
  avatar: text().notNull().default(''),
  /** The time when the day of the counted uploads began; null where none ever came. */
  uploadsSince: moment(),
  /** Bytes that came since, whatever became of them. */
  uploadedBytes: integer().notNull().default(0),
  followsAccount: boolean().notNull().default(false),
  /** The time when the student agreed that lines of the resume are sent to a language model; null without or after a withdrawal. */
  agreedToModelAt: moment(),
  /** The time when the student agreed that answers of practices are sent to one; null without or after a withdrawal. */
  agreedToGradingAt: moment(),
  isDemo: isDemo(),
  createdAt: moment().notNull().defaultNow(),
})

export const employers = pgTable('employers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The phone in canonical spelling. */
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
