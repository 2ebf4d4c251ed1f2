import * as z from 'zod/mini'
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

const stored = z.object({
  position: z.string(),
  wish: z.object({
    position: z.string(),
    occupation: z.union([z.literal(''), z.enum(occupations)]),
    type: z.enum(practiceTypes),
    difficulty: z.enum(difficulties),
    language: z.enum(practiceLanguages),
    count: z.enum(practiceLengths),
    mode: z.enum(practiceModes),
  }),
})

/** What is chosen for a practice, until it begins. */
export const practiceWishes = {
  /** @param position that the page came from, '' for none; null where nothing is kept of that */
  read(position: string): PracticeWish | null {
    try {
      const kept = stored.parse(JSON.parse(readSession('practice_wish') ?? ''))
      return kept.position === position ? kept.wish : null
    } catch {
      return null
    }
  },
  keep: (kept: KeptWish): void => writeSession('practice_wish', JSON.stringify(kept)),
  forget: (): void => removeSession('practice_wish'),
}
