import * as v from 'valibot'
import type { GuidedDraft } from '../../../machines/resume/guided-filling/guided-filling.types.ts'
import { userNow } from './cookies.ts'
import { readSession, writeSession } from './storage.ts'

const stored = v.object({ of: v.string(), version: v.number(), text: v.string(), pasted: v.string() })

/** What was typed in the conversation that fills in a resume, and not sent: of the student who is logged in. */
export const guidedDrafts = {
  read(): GuidedDraft | null {
    try {
      const { of, ...draft } = v.parse(stored, JSON.parse(readSession('guided_draft') ?? ''))
      return of === userNow() ? draft : null
    } catch {
      return null
    }
  },
  keep: (draft: GuidedDraft): void => writeSession('guided_draft', JSON.stringify({ of: userNow(), ...draft })),
}
