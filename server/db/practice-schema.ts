import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PracticeQuestion } from '../../contract/practice.ts'
import { difficulties, occupations, practiceLanguages, practiceTypes } from '../../contract/practice.ts'
import { id, moment } from './columns.ts'
import { students } from './schema.ts'

export interface AskedQuestion extends PracticeQuestion {
  /** In the bank. */
  readonly id: string
}

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
    /** As they were asked. */
    questions: jsonb().$type<readonly AskedQuestion[]>().notNull(),
    createdAt: moment().notNull(),
    finishedAt: moment(),
  },
  (table) => [index().on(table.studentId), index().on(table.createdAt)],
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
    savedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.practiceId, table.number] })],
)
