import type { DiagnosisRefusal } from '../../../contract/calls/diagnoses.ts'
import type { Failure } from '../../../contract/failures.ts'

/** A position that a resume can be judged for. */
export interface Choice {
  readonly id: string
  readonly title: string
  readonly company: string
}

/** The aim that a resume is judged for: a position of ours, one whose text is pasted, or none. */
export type Way = 'position' | 'text' | 'none'

/** The order as the call has it. */
export interface StartOrder {
  readonly position_id?: string
  readonly title?: string
  readonly text?: string
}

export interface DiagnosisStartInput {
  /** The position that the page was opened for; null for none. */
  readonly position: Choice | null
}

export interface DiagnosisStartContext extends DiagnosisStartInput {
  readonly way: Way
  readonly term: string
  /** Positions that the term finds; null before anything was looked for. */
  readonly found: readonly Choice[] | null
  readonly title: string
  readonly text: string
  /** The reason why it was not begun, or no position was found. */
  readonly failure: Failure | null
  /** The server's word that something is missing. */
  readonly refusal: DiagnosisRefusal['why'] | null
}

export type DiagnosisStartEvent =
  | { type: 'WAY.CHOSEN'; way: Way }
  | { type: 'TERM.TYPED'; term: string }
  /** Null: another is to be looked for. */
  | { type: 'POSITION.CHOSEN'; position: Choice | null }
  | { type: 'TITLE.TYPED'; title: string }
  | { type: 'TEXT.TYPED'; text: string }
  | { type: 'STARTED' }
