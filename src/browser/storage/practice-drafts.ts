import * as v from 'valibot'
import type { PracticeDraft } from '../../../machines/practice/interview-room/interview-room.types.ts'
import { userNow } from './cookies.ts'
import { readLocal, removeLocal, writeLocal } from './storage.ts'

const stored = v.object({ of: v.string(), id: v.string(), number: v.number(), text: v.string() })

/** What was typed in an interview that is practised, and not sent: of one question, of the student who is logged in. */
export const practiceDrafts = {
  read(id: string): PracticeDraft | null {
    try {
      const { of, id: kept, number, text } = v.parse(stored, JSON.parse(readLocal('practice_draft') ?? ''))
      return of === userNow() && kept === id ? { number, text } : null
    } catch {
      return null
    }
  },
  keep: (id: string, { number, text }: PracticeDraft): void =>
    writeLocal('practice_draft', JSON.stringify({ of: userNow(), id, number, text })),
  forget: (): void => removeLocal('practice_draft'),
}
