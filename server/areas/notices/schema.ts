import { isNull, sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { LocalText } from '../../../contract/calls/site.ts'
import { noticeKinds } from '../../../contract/notices.ts'
import type { SearchFilter, SearchList } from '../../../contract/searches.ts'
import { moment } from '../../platform/db/columns.ts'
import { deliveries, invitations } from '../applications/schema.ts'
import { students } from '../login/schema.ts'

/** The hits of a saved search, as its notice tells them. */
export interface SearchHits {
  readonly search_id: string
  readonly list: SearchList
  readonly filter: SearchFilter
  readonly label: LocalText
  /** The site that the search was saved on: its host, and our key of it. */
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
  /** The person to ask for and their number; absent where nobody is named. */
  readonly contact?: string
}

const serial = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
/** The event that it tells of, so that it is put out once: `event:7`. */
const once = () => text().notNull().unique()
const kind = () => text({ enum: noticeKinds }).notNull()
const studentId = () =>
  integer()
    .notNull()
    .references(() => students.id, { onDelete: 'cascade' })
const deliveryId = () => integer().references(() => deliveries.id, { onDelete: 'cascade' })
const search = () => jsonb().$type<SearchHits>()

/** The row of the outbox tells the hits of a saved search. */
export const isHits = ({ kind }: { readonly kind: AnyPgColumn }) => sql<boolean>`(${kind} = 'searchHits')`

/** The news for students that are still to be told; written in one transaction with the event. */
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
    /** The invitation's revision: there is nothing to tell once it has another. */
    revision: integer(),
    search: search(),
    dueAt: moment().notNull(),
    /** The time when a worker last took it; from then on it cannot be taken back. */
    takenAt: moment(),
    /** The time when the provider was handed the text message; without `doneAt` nobody knows whether it took it. */
    handedAt: moment(),
    doneAt: moment(),
    /** The event was taken back before the notice was due, or stands otherwise by then. */
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

/** The notices that students got. */
export const notices = pgTable(
  'notices',
  {
    id: serial(),
    /** The key as the outbox had it. */
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

/** The ways in which students want to be told; without a row there are only notices here. */
export const noticeSettings = pgTable('notice_settings', {
  studentId: integer()
    .primaryKey()
    .references(() => students.id, { onDelete: 'cascade' }),
  textMessages: boolean().notNull(),
})
