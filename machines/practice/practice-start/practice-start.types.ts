import type { Failure } from '../../../contract/failures.ts'
import type {
  Difficulty,
  Occupation,
  PracticeLanguage,
  PracticeLength,
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
}

export interface PracticeOrder extends PracticeWish {
  readonly occupation: Occupation
}

export interface PracticeStartInput {
  /** That the student comes from; '' for none. */
  readonly position: string
}

export interface PracticeStartContext {
  readonly wish: PracticeWish
  /** Whether what is missing is told. */
  readonly isTold: boolean
  readonly failure: Failure | null
}

export type PracticeStartEvent = { type: 'WISHED'; wish: Partial<PracticeWish> } | { type: 'STARTED' }
