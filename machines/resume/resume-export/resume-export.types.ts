import type { Failure } from '../../../contract/failures.ts'
import type { ResumeContent } from '../../../contract/resume.ts'

/** A resume as it is taken away. */
export interface Taken {
  readonly content: ResumeContent
  /** What is read on paper, and what files are called after. */
  readonly title: string
}

export interface ResumeExportContext {
  /** What is made into a Word file; null before one was asked for. */
  readonly taken: Taken | null
  /** Why the last one was not made. */
  readonly failure: Failure | null
}

export type ResumeExportEvent =
  | { type: 'PRINT.ASKED'; taken: Taken }
  | { type: 'WORD.ASKED'; taken: Taken }
  | { type: 'JSON.ASKED'; taken: Taken }
