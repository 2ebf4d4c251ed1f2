import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { diagnosisStages, diagnosisStates } from '../../../contract/calls/diagnoses.ts'
import type { Report, Target } from '../../../contract/diagnosis.ts'
import type { EntryContent, EntryKind, ListPart, SectionContent, SectionName } from '../../../contract/resume.ts'
import type { TakenOut } from '../../../contract/rules/resume-lists.ts'
import { id, moment } from '../../platform/db/columns.ts'
import { students } from '../login/schema.ts'

const studentId = () =>
  integer()
    .notNull()
    .references(() => students.id, { onDelete: 'cascade' })

/** The version of the whole resume with which the row last changed. */
const version = () => integer().notNull()

/** Parts of a resume that are kept as a whole; no row where nothing was ever written. */
export const resumeSections = pgTable(
  'resume_sections',
  {
    studentId: studentId(),
    section: text().$type<SectionName>().notNull(),
    /** In an object: a text by itself is JSON that one driver reads once more and the other does not. */
    content: jsonb().$type<{ readonly value: SectionContent<SectionName> }>().notNull(),
    version: version(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.section] })],
)

/** Items that were taken out of a list a moment ago, and can still be had back. */
export const resumeTakenOut = pgTable(
  'resume_taken_out',
  {
    studentId: studentId(),
    section: text().$type<ListPart>().notNull(),
    id: text().notNull(),
    content: jsonb().$type<TakenOut<SectionContent<ListPart>[number]>>().notNull(),
    deletedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.section, table.id] }), index().on(table.deletedAt)],
)

/** What a language model wrote for a student, taken or not: a resume's lines that are it are marked as such. */
export const modelLines = pgTable(
  'model_lines',
  {
    studentId: studentId(),
    text: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.text] })],
)

export const resumeEntries = pgTable(
  'resume_entries',
  {
    studentId: studentId(),
    /** Of the client's making. */
    id: text().notNull(),
    kind: text().$type<EntryKind>().notNull(),
    /** Among those of its kind, deleted ones too. */
    position: integer().notNull(),
    /** The version with which it was put there; 0 where nobody ordered anything since it was added. */
    orderedIn: integer().notNull().default(0),
    /** Null once what was deleted cannot be brought back. */
    content: jsonb().$type<EntryContent<EntryKind>>(),
    version: version(),
    deletedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.id] }),
    index().on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
)

/** What students keep beside what they wrote; the bytes lie with the adapter, under the id. */
export const resumeFiles = pgTable(
  'resume_files',
  {
    id: text().primaryKey(),
    studentId: studentId(),
    /** `delivered`: a copy that went with a delivery. */
    purpose: text({ enum: ['attachment', 'photo', 'delivered'] }).notNull(),
    /** As the student's file is called. */
    name: text().notNull(),
    type: text({ enum: ['pdf', 'docx', 'jpeg'] }).notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** Of its content (SHA-256 in hex); of what came before there were any, the id of the file that it is or is a copy of. */
    digest: text().notNull(),
    createdAt: moment().notNull(),
    deletedAt: moment(),
  },
  (table) => [index().on(table.studentId), index().on(table.deletedAt).where(sql`${table.deletedAt} is not null`)],
)

/** How far a student's conversation about the resume is. */
export const guidedFillings = pgTable('guided_fillings', {
  studentId: studentId().primaryKey(),
  /** Grows by one with each answer. */
  version: integer().notNull(),
  /** A `Conversation`. */
  conversation: jsonb().notNull(),
  /** What was done last, and on which version, so that it can be sent twice. */
  last: jsonb().$type<{ readonly base: number; readonly digest: string }>().notNull(),
  updatedAt: moment().notNull(),
})

/** What was judged of a student's resume, and for what. */
export const diagnoses = pgTable(
  'diagnoses',
  {
    id: id(),
    studentId: studentId(),
    status: text({ enum: diagnosisStates }).notNull(),
    stage: text({ enum: diagnosisStages }),
    /** As the position stood then; null for none. */
    target: jsonb().$type<Target & { readonly position_id: string | null }>(),
    report: jsonb().$type<Report>(),
    /** Of the resume that was judged. */
    version: integer().notNull().default(0),
    createdAt: moment().notNull(),
    /** When somebody began to work on it last. */
    begunAt: moment(),
  },
  (table) => [
    index().on(table.studentId),
    // Looked at every second, and of few rows.
    index().on(table.status).where(sql`${table.status} in ('queued', 'running')`),
  ],
)

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
