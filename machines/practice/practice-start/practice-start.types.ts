import type { Failure } from '../../../contract/failures.ts'
import type {
  Difficulty,
  Occupation,
  PracticeLanguage,
  PracticeLength,
  PracticeMode,
  PracticeType,
} from '../../../contract/practice.ts'

export interface PracticeWish {
  readonly position: string
  /** '' before one is chosen. */
  readonly occupation: Occupation | ''
  readonly type: PracticeType
  readonly difficulty: Difficulty
  readonly language: PracticeLanguage
  readonly count: PracticeLength
  readonly mode: PracticeMode
}

/** A wish that is whole. */
export interface WholeWish extends PracticeWish {
  readonly occupation: Occupation
}

export interface PracticeOrder extends WholeWish {
  /** The delivery whose interview it prepares for; '' for none. */
  readonly delivery: string
}

export interface PracticeStartInput {
  /** The position that the student comes from; '' for none. */
  readonly position: string
  /** The application whose interview the student comes from; '' for none. */
  readonly delivery: string
  /** The wish from before a reload of the page; null for none. */
  readonly kept: PracticeWish | null
}

/** The wish on a page that came from a position. */
export interface KeptWish {
  readonly position: string
  readonly wish: PracticeWish
}

export interface PracticeStartContext extends Pick<PracticeStartInput, 'position' | 'delivery'> {
  readonly wish: PracticeWish
  /** Whether what is missing is told. */
  readonly isTold: boolean
  readonly failure: Failure | null
}

export type PracticeStartEvent = { type: 'WISHED'; wish: Partial<PracticeWish> } | { type: 'STARTED' }
