import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import {
  interviewModes,
  interviewRounds,
  invitationStatuses,
  invitationStepNames,
} from '../../contract/rules/invitation-steps.ts'
import { id, moment } from './columns.ts'
import { deliveries, deliveryEvents } from './delivery-schema.ts'
import { employers } from './schema.ts'

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
