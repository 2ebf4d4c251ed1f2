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

/** The copy of the photo in a resume that was sent. */
export const photoOf = (resume: AnyPgColumn): SQL => sql`(${resume} -> 'basic' ->> 'photo')`

/** The applications that students sent to positions. */
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
    /** The status after the events that hold. */
    status: text({ enum: deliveryStatuses }).notNull().default('submitted'),
    /** The student's sentence beside the resume. */
    message: text().notNull().default(''),
    /** The resume as it was sent, no more of it than its pages show; null where an attachment was. */
    resume: jsonb().$type<ResumeContent>(),
    /** The language of the words that the pages add to the student's own. */
    locale: text({ enum: locales }).notNull().default('zh-CN'),
    /** The site it was sent from, which signs notices about it; null where it is not known. */
    siteId: integer().references(() => sites.id, { onDelete: 'set null' }),
    /** The source of the copy: an attachment's id or the resume's version; '' where it is not known. */
    source: text().notNull().default(''),
    /** A copy of the attachment that was sent. */
    attachmentId: text().references(() => resumeFiles.id),
    /** The words that the desk's keyword is compared with (`searched.ts`), so that no resume is read for it. */
    searched: text().notNull(),
    deliveredAt: moment().notNull(),
    /** The time when the student last looked at its events. */
    readAt: moment().notNull(),
    /** The time when the copy was removed, once the delivery was over; null while it is kept. */
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

/** The events of deliveries, in the order of ids; a delivery's status follows from them. */
export const deliveryEvents = pgTable(
  'delivery_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deliveryId: integer()
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    kind: text({ enum: deliveryEventKinds }).notNull(),
    /** The employer who took the step; null for the student's own steps. */
    employerId: integer().references(() => employers.id, { onDelete: 'set null' }),
    /** The employer's sentence with the step. */
    note: text().notNull().default(''),
    /** The terms of an offer; null for other steps, and for offers without terms. */
    offer: jsonb().$type<OfferTerms>(),
    at: moment().notNull(),
    /** The time from which the student is told; until then the employer can take the step back. */
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
    /** The status after its events. */
    status: text({ enum: invitationStatuses }).notNull().default('invited'),
    round: text({ enum: interviewRounds }).notNull(),
    startsAt: moment().notNull(),
    minutes: integer().notNull(),
    /** IANA. */
    zone: text().notNull(),
    mode: text({ enum: interviewModes }).notNull(),
    place: text().notNull().default(''),
    link: text().notNull().default(''),
    /** The interviewer to ask for, and the number that answers. */
    interviewer: text().notNull().default(''),
    contactPhone: text().notNull().default(''),
    note: text().notNull().default(''),
    answerBy: moment().notNull(),
    /** The number of changes of time or place. */
    revision: integer().notNull().default(0),
    /** The other time that the student asks for, while that is open. */
    askedStartsAt: moment(),
    askedReason: text().notNull().default(''),
  },
  (table) => [index('invitations_of_delivery').on(table.deliveryId)],
)

/** The events of invitations after they were made, in the order of ids. */
export const invitationEvents = pgTable(
  'invitation_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    invitationId: integer()
      .notNull()
      .references(() => invitations.id, { onDelete: 'cascade' }),
    kind: text({ enum: invitationStepNames }).notNull(),
    /** The employer who took the step; null for the student's own steps. */
    employerId: integer().references(() => employers.id, { onDelete: 'set null' }),
    /** The sentence of whoever took the step. */
    note: text().notNull().default(''),
    at: moment().notNull(),
    /** The time that it moves to or asks for. */
    startsAt: moment(),
  },
  (table) => [index('invitation_events_in_order').on(table.invitationId, table.id)],
)
