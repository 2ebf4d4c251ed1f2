import { asc, eq } from 'drizzle-orm'
import type { Practice } from '../../../contract/practice.ts'
import type { Db } from '../../platform/db/open.ts'
import { practiceAnswers, type practices } from './schema.ts'

export type Row = typeof practices.$inferSelect
export type Answer = typeof practiceAnswers.$inferSelect

/** What a list tells of a practice, and the practice too. */
export const namesOf = ({
  id,
  position,
  type,
  difficulty,
  language,
  mode,
  createdAt,
  finishedAt,
  retryNumber,
}: Row) => ({
  id: String(id),
  position,
  type,
  difficulty,
  language,
  mode,
  created_at: createdAt.toISOString(),
  finished_at: finishedAt?.toISOString() ?? null,
  is_retry: retryNumber !== null,
})

export const practiceOf = (row: Row, answers: readonly Answer[]): Practice => ({
  ...namesOf(row),
  delivery_id: row.deliveryId === null ? null : String(row.deliveryId),
  questions: row.questions.map(({ kind, text, hints }) => ({ kind, text, hints: [...hints] })),
  answers: answers.map(({ number, text, mediaType, bytes, seconds, savedAt }) => ({
    number,
    text,
    recording: mediaType ? { type: mediaType, bytes: bytes ?? 0, seconds: seconds ?? 0 } : null,
    saved_at: savedAt.toISOString(),
  })),
  evaluation: row.evaluation,
  is_grading: row.grading !== null,
})

export const answersOf = (tx: Db, id: number) =>
  tx.select().from(practiceAnswers).where(eq(practiceAnswers.practiceId, id)).orderBy(asc(practiceAnswers.number))
