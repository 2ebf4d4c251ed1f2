import { isNull, sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { LocalText } from '../../../contract/calls/site.ts'
import { noticeKinds } from '../../../contract/notices.ts'
import type { SearchFilter, SearchList } from '../../../contract/searches.ts'
import { moment } from '../../platform/db/columns.ts'
import { deliveries, invitations } from '../applications/schema.ts'
import { students } from '../login/schema.ts'

/** What a saved search found, as its notice tells it. */
export interface SearchHits {
  readonly search_id: string
  readonly list: SearchList
  readonly filter: SearchFilter
  readonly label: LocalText
  /** Of the site that it was saved on, and what names that among us. */
  readonly host: string
  readonly site_key: string
  readonly count: number
}

/** An interview as its notice tells it. */
export interface InterviewTold {
  /** ISO 8601. */
  readonly starts_at: string
  /** IANA. */
  readonly zone: string
  readonly is_accepted: boolean
  /** Whom to ask for and their number; absent where nobody is named. */
  readonly contact?: string
}

const serial = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
/** What it is about, so that it is put out once: `event:7`. */
const once = () => text().notNull().unique()
const kind = () => text({ enum: noticeKinds }).notNull()
const studentId = () =>
  integer()
    .notNull()
    .references(() => students.id, { onDelete: 'cascade' })
const deliveryId = () => integer().references(() => deliveries.id, { onDelete: 'cascade' })
const search = () => jsonb().$type<SearchHits>()

/** Of the outbox: that it tells what a saved search found. */
export const isHits = ({ kind }: { readonly kind: AnyPgColumn }) => sql<boolean>`(${kind} = 'searchHits')`

/** What is to be told to students; written with what happened, in one transaction. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial(),
    once: once(),
    /** A notice here, or a text message to the phone. */
    channel: text({ enum: ['notice', 'text'] }).notNull(),
    studentId: studentId(),
    kind: kind(),
    deliveryId: deliveryId(),
    invitationId: integer().references(() => invitations.id, { onDelete: 'cascade' }),
    /** Of the invitation: once that is another, there is nothing to tell. */
    revision: integer(),
    search: search(),
    dueAt: moment().notNull(),
    /** When a worker was last given it; from then on it cannot be taken back. */
    takenAt: moment(),
    /** When the provider was handed the text message; without `doneAt` nobody knows whether it took it. */
    handedAt: moment(),
    doneAt: moment(),
    /** What happened was taken back before it was due, or stands otherwise by then. */
    voidedAt: moment(),
    /** Given up. */
    failedAt: moment(),
  },
  (table) => [
    index('outbox_due')
      .on(isHits(table), table.dueAt, table.id)
      .where(sql`${isNull(table.doneAt)} and ${isNull(table.voidedAt)} and ${isNull(table.failedAt)}`),
    index('outbox_of_student').on(table.studentId, table.channel, table.dueAt),
    index('outbox_of_delivery').on(table.deliveryId),
    index('outbox_of_invitation').on(table.invitationId),
  ],
)

/** What students were told. */
export const notices = pgTable(
  'notices',
  {
    id: serial(),
    /** As the outbox had it. */
    once: once(),
    studentId: studentId(),
    kind: kind(),
    deliveryId: deliveryId(),
    interview: jsonb().$type<InterviewTold>(),
    search: search(),
    at: moment().notNull(),
    readAt: moment(),
  },
  (table) => [
    index('notices_by_date').on(table.studentId, table.at, table.id),
    index('notices_unread').on(table.studentId).where(isNull(table.readAt)),
    index('notices_of_delivery').on(table.deliveryId),
  ],
)

/** What students want to be told how; nothing but notices here where there is no row. */
export const noticeSettings = pgTable('notice_settings', {
  studentId: integer()
    .primaryKey()
    .references(() => students.id, { onDelete: 'cascade' }),
  textMessages: boolean().notNull(),
})
