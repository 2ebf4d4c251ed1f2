import type { Failure } from '../../../contract/failures.ts'
import type { ResumeContent } from '../../../contract/resume.ts'

/** A resume as it is taken away. */
export interface Taken {
  readonly content: ResumeContent
  /** The title on paper and in the names of files. */
  readonly title: string
}

export interface ResumeExportContext {
  /** The resume that becomes a Word file; null before one was asked for. */
  readonly taken: Taken | null
  /** The reason why the last file was not made. */
  readonly failure: Failure | null
}

export type ResumeExportEvent =
  | { type: 'PRINT.ASKED'; taken: Taken }
  | { type: 'WORD.ASKED'; taken: Taken }
  | { type: 'JSON.ASKED'; taken: Taken }
