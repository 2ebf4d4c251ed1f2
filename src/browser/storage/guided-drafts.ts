import * as z from 'zod/mini'
import type { GuidedDraft } from '../../../machines/resume/guided-filling/guided-filling.types.ts'
import { userNow } from './cookies.ts'
import { readSession, writeSession } from './storage.ts'

const stored = z.object({ of: z.string(), version: z.number(), text: z.string(), pasted: z.string() })

/** What was typed in the conversation that fills in a resume, and not sent: of the student who is logged in. */
export const guidedDrafts = {
  read(): GuidedDraft | null {
    try {
      const { of, ...draft } = stored.parse(JSON.parse(readSession('guided_draft') ?? ''))
      return of === userNow() ? draft : null
    } catch {
      return null
    }
  },
  keep: (draft: GuidedDraft): void => writeSession('guided_draft', JSON.stringify({ of: userNow(), ...draft })),
}
