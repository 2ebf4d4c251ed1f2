import { type AnyPgColumn, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { PracticeQuestion } from '../../../contract/practice.ts'
import {
  difficulties,
  occupations,
  practiceLanguages,
  practiceModes,
  practiceTypes,
  recordingTypes,
} from '../../../contract/practice.ts'
import type { Evaluation } from '../../../contract/rules/evaluation.ts'
import { id, moment } from '../../platform/db/columns.ts'
import { deliveries } from '../applications/schema.ts'
import { students } from '../login/schema.ts'

export interface AskedQuestion extends PracticeQuestion {
  /** In the bank. */
  readonly id: string
}

/** How far a model's grading is. */
export const gradings = ['queued', 'running'] as const

/** Interviews that students practise. */
export const practices = pgTable(
  'practices',
  {
    id: id(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** In the student's own words. */
    position: text().notNull(),
    occupation: text({ enum: occupations }).notNull(),
    type: text({ enum: practiceTypes }).notNull(),
    difficulty: text({ enum: difficulties }).notNull(),
    language: text({ enum: practiceLanguages }).notNull(),
    mode: text({ enum: practiceModes }).notNull().default('text'),
    /** As they were asked. */
    questions: jsonb().$type<readonly AskedQuestion[]>().notNull(),
    createdAt: moment().notNull(),
    finishedAt: moment(),
    /** Null before it is asked for, and once an answer changes. */
    evaluation: jsonb().$type<Evaluation>(),
    /** Of a model that is asked for; null where none is. */
    grading: text({ enum: gradings }),
    /** When it began. */
    gradingAt: moment(),
    /** The application whose interview it prepares for. */
    deliveryId: integer().references(() => deliveries.id, { onDelete: 'set null' }),
    /** Whose question it asks once more, and which, from 0; no retry's own. */
    retryOf: integer().references((): AnyPgColumn => practices.id, { onDelete: 'set null' }),
    retryNumber: integer(),
  },
  (table) => [index().on(table.studentId), index().on(table.createdAt), index().on(table.retryOf)],
)

export const practiceAnswers = pgTable(
  'practice_answers',
  {
    practiceId: integer()
      .notNull()
      .references(() => practices.id, { onDelete: 'cascade' }),
    /** Of the question, from 0. */
    number: integer().notNull(),
    text: text().notNull(),
    /** Of the recording, as the client named it; null of an answer in writing, as is the rest. */
    take: text(),
    mediaType: text({ enum: recordingTypes }),
    bytes: integer(),
    seconds: integer(),
    savedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.practiceId, table.number] })],
)

/** Recordings, in the parts that they were sent in. */
export const practiceParts = pgTable(
  'practice_parts',
  {
    /** Of the file with its bytes. */
    id: text().primaryKey(),
    practiceId: integer()
      .notNull()
      .references(() => practices.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    take: text().notNull(),
    mediaType: text({ enum: recordingTypes }).notNull(),
    /** Bytes of the recording before it. */
    start: integer().notNull(),
    size: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [unique().on(table.practiceId, table.number, table.take, table.start), index().on(table.createdAt)],
)
