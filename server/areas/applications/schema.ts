import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { locales } from '../../../contract/calls/site.ts'
import type { OfferTerms } from '../../../contract/offer.ts'
import type { ResumeContent } from '../../../contract/resume.ts'
import { deliveryEventKinds, deliveryStatuses } from '../../../contract/rules/delivery-steps.ts'
import {
  interviewModes,
  interviewRounds,
  invitationStatuses,
  invitationStepNames,
} from '../../../contract/rules/invitation-steps.ts'
import { id, moment } from '../../platform/db/columns.ts'
import { positions } from '../jobs/schema.ts'
import { employers, students } from '../login/schema.ts'
import { resumeFiles } from '../resume/schema.ts'
import { sites } from '../site/schema.ts'

/** Of a resume that was sent: the copy of its photo. */
export const photoOf = (resume: AnyPgColumn): SQL => sql`(${resume} -> 'basic' ->> 'photo')`

/** What students sent to positions. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: id(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    positionId: integer()
      .notNull()
      .references(() => positions.id),
    /** Where its events that hold have led to. */
    status: text({ enum: deliveryStatuses }).notNull().default('submitted'),
    /** What the student says beside the resume. */
    message: text().notNull().default(''),
    /** The resume as it was sent, no more of it than its pages show; null where an attachment was. */
    resume: jsonb().$type<ResumeContent>(),
    /** Of the words that its pages add to what the student wrote. */
    locale: text({ enum: locales }).notNull().default('zh-CN'),
    /** Where it was sent from, which signs what is told of it; null where nobody knows. */
    siteId: integer().references(() => sites.id, { onDelete: 'set null' }),
    /** What it was made of: an attachment by its id, or the resume by its version; '' where nobody knows. */
    source: text().notNull().default(''),
    /** A copy of the attachment that was sent. */
    attachmentId: text().references(() => resumeFiles.id),
    /** What the desk's keyword is looked for in (`server/areas/applications/searched.ts`), so that no resume is read for that. */
    searched: text().notNull(),
    deliveredAt: moment().notNull(),
    /** When the student last looked at what happened. */
    readAt: moment().notNull(),
    /** When what was sent was removed, once the delivery was over; null while it is kept. */
    emptiedAt: moment(),
  },
  (table) => [
    unique('deliveries_once').on(table.studentId, table.positionId),
    index('deliveries_by_date').on(table.studentId, table.deliveredAt),
    // All that a list at the desk is made out from.
    index('deliveries_of_position').on(table.positionId, table.status, table.deliveredAt, table.id, table.searched),
    index('deliveries_of_attachment').on(table.attachmentId),
    index('deliveries_of_photo').on(photoOf(table.resume)),
  ],
)

/** What happened to deliveries, in the order of ids; their status follows from it. */
export const deliveryEvents = pgTable(
  'delivery_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deliveryId: integer()
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    kind: text({ enum: deliveryEventKinds }).notNull(),
    /** Who took the step at the company's desk; null of the student's own steps. */
    employerId: integer().references(() => employers.id, { onDelete: 'set null' }),
    /** What the employer says with it. */
    note: text().notNull().default(''),
    /** What is offered; of offers alone, null of those that said nothing of it. */
    offer: jsonb().$type<OfferTerms>(),
    at: moment().notNull(),
    /** From when on the student is told; until then whoever took the step can take it back. */
    shownAt: moment().notNull(),
    undoneAt: moment(),
  },
  (table) => [index('delivery_events_in_order').on(table.deliveryId, table.id)],
)

/** Interviews that employers invite to. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    deliveryId: integer()
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    /** The step that it came with: shown with it, and gone where that is taken back. */
    eventId: bigint({ mode: 'number' })
      .notNull()
      .unique('invitations_of_event')
      .references(() => deliveryEvents.id, { onDelete: 'cascade' }),
    /** Where its events have led to. */
    status: text({ enum: invitationStatuses }).notNull().default('invited'),
    round: text({ enum: interviewRounds }).notNull(),
    startsAt: moment().notNull(),
    minutes: integer().notNull(),
    /** IANA. */
    zone: text().notNull(),
    mode: text({ enum: interviewModes }).notNull(),
    place: text().notNull().default(''),
    link: text().notNull().default(''),
    /** Whom to ask for, and the number that answers. */
    interviewer: text().notNull().default(''),
    contactPhone: text().notNull().default(''),
    note: text().notNull().default(''),
    answerBy: moment().notNull(),
    /** How often time or place were changed. */
    revision: integer().notNull().default(0),
    /** The other time that the student asks for, while that is open. */
    askedStartsAt: moment(),
    askedReason: text().notNull().default(''),
  },
  (table) => [index('invitations_of_delivery').on(table.deliveryId)],
)

/** What happened to invitations after they were made, in the order of ids. */
export const invitationEvents = pgTable(
  'invitation_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    invitationId: integer()
      .notNull()
      .references(() => invitations.id, { onDelete: 'cascade' }),
    kind: text({ enum: invitationStepNames }).notNull(),
    /** Who took the step at the company's desk; null of the student's own steps. */
    employerId: integer().references(() => employers.id, { onDelete: 'set null' }),
    /** What whoever took the step says with it. */
    note: text().notNull().default(''),
    at: moment().notNull(),
    /** The time that it moves to or asks for. */
    startsAt: moment(),
  },
  (table) => [index('invitation_events_in_order').on(table.invitationId, table.id)],
)
