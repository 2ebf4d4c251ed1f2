import * as v from 'valibot'
import {
  difficulties,
  occupations,
  practiceLanguages,
  practiceLengths,
  practiceModes,
  practiceTypes,
} from '../../../contract/practice.ts'
import type { KeptWish, PracticeWish } from '../../../machines/practice/practice-start/practice-start.types.ts'
import { readSession, removeSession, writeSession } from './storage.ts'

const stored = v.object({
  position: v.string(),
  wish: v.object({
    position: v.string(),
    occupation: v.union([v.literal(''), v.picklist(occupations)]),
    type: v.picklist(practiceTypes),
    difficulty: v.picklist(difficulties),
    language: v.picklist(practiceLanguages),
    count: v.picklist(practiceLengths),
    mode: v.picklist(practiceModes),
  }),
})

/** What is chosen for a practice, until it begins. */
export const practiceWishes = {
  /** @param position that the page came from, '' for none; null where nothing is kept of that */
  read(position: string): PracticeWish | null {
    try {
      const kept = v.parse(stored, JSON.parse(readSession('practice_wish') ?? ''))
      return kept.position === position ? kept.wish : null
    } catch {
      return null
    }
  },
  keep: (kept: KeptWish): void => writeSession('practice_wish', JSON.stringify(kept)),
  forget: (): void => removeSession('practice_wish'),
}
