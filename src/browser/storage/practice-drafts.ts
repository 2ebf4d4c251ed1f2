import * as z from 'zod/mini'
import type { PracticeDraft } from '../../../machines/practice/interview-room/interview-room.types.ts'
import { userNow } from './cookies.ts'
import { readLocal, removeLocal, writeLocal } from './storage.ts'

const stored = z.object({ of: z.string(), id: z.string(), number: z.number(), text: z.string() })

/** What was typed in an interview that is practised, and not sent: of one question, of the student who is logged in. */
export const practiceDrafts = {
  read(id: string): PracticeDraft | null {
    try {
      const { of, id: kept, number, text } = stored.parse(JSON.parse(readLocal('practice_draft') ?? ''))
      return of === userNow() && kept === id ? { number, text } : null
    } catch {
      return null
    }
  },
  keep: (id: string, { number, text }: PracticeDraft): void =>
    writeLocal('practice_draft', JSON.stringify({ of: userNow(), id, number, text })),
  forget: (): void => removeLocal('practice_draft'),
}
