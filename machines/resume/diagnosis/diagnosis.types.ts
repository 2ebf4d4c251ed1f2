import type { Diagnosis } from '../../../contract/calls/diagnoses.ts'
import type { Severity } from '../../../contract/diagnosis.ts'
import type { Failure } from '../../../contract/failures.ts'

export type { Diagnosis }

/** What became of a finding that the student went to mend. */
export interface Mended {
  /** As `keyOf` names it. */
  readonly key: string
  readonly isGone: boolean
  /** Points of the score that were won by it; below 0 where some were lost. */
  readonly gain: number
}

export interface DiagnosisInput {
  readonly id: string
  /** Of the finding that the student went to mend; '' for none. */
  readonly mended: string
  /** The score before it was mended; null where the resume has not been judged since. */
  readonly before: number | null
}

export interface DiagnosisContext extends DiagnosisInput {
  /** What was read last; null before that. */
  readonly diagnosis: Diagnosis | null
  /** Findings that are shown; null for all. */
  readonly severity: Severity | null
  /** What became of the finding that was mended; null where none was, or nothing is known of it yet. */
  readonly outcome: Mended | null
  readonly failure: Failure | null
}

export type DiagnosisEvent =
  | { type: 'SEVERITY.CHOSEN'; severity: Severity | null }
  /** The resume is to be judged anew. */
  | { type: 'REPEAT.ASKED' }
  | { type: 'RETRIED' }
