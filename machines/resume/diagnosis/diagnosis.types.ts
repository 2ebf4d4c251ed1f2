import type { Diagnosis } from '../../../contract/calls/diagnoses.ts'
import type { Severity } from '../../../contract/diagnosis.ts'
import type { Failure } from '../../../contract/failures.ts'

export type { Diagnosis }

/** The fate of a finding that the student went to mend. */
export interface Mended {
  /** The key that `keyOf` gives. */
  readonly key: string
  readonly isGone: boolean
  /** Points of the score that were won by it; below 0 where some were lost. */
  readonly gain: number
}

export interface DiagnosisInput {
  readonly id: string
  /** The key of the finding that the student went to mend; '' for none. */
  readonly mended: string
  /** The score before it was mended; null where the resume has not been judged since. */
  readonly before: number | null
}

export interface DiagnosisContext extends DiagnosisInput {
  /** The diagnosis that was read last; null before that. */
  readonly diagnosis: Diagnosis | null
  /** Findings that are shown; null for all. */
  readonly severity: Severity | null
  /** The fate of the mended finding; null where none was mended, or nothing is known of it yet. */
  readonly outcome: Mended | null
  readonly failure: Failure | null
}

export type DiagnosisEvent =
  | { type: 'SEVERITY.CHOSEN'; severity: Severity | null }
  /** The resume is to be judged anew. */
  | { type: 'REPEAT.ASKED' }
  | { type: 'RETRIED' }
