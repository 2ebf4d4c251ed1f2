import type { Failure } from '../../../contract/failures.ts'
import type { ParsedResume } from '../../../contract/parsed-resume.ts'
import type { ChosenFile, UploadEvent } from '../../kit/upload-problem.ts'
import type { Change } from '../resume-editor/resume-editor.types.ts'
import type { Choices } from '../resume-review/resume-review.types.ts'

/** What was read from a file, and what the student has decided of it so far. */
export interface Result {
  /** Random: entries that are made of it get their ids from it, so that none is added twice. */
  readonly id: string
  /** As the student's file is called. */
  readonly name: string
  readonly parsed: ParsedResume
  readonly choices: Choices
}

/** Whether the student wants the file itself among the attachments. */
export type Original = 'kept' | 'dropped'

/** By the first bytes. */
export type ResumeKind = 'document' | 'json' | 'other'

/** Where on the page one is, as the address says. */
export type Step = 'start' | 'review'

export interface ResumeUploadInput {
  readonly step: Step
}

export interface ResumeUploadContext extends ResumeUploadInput {
  readonly upload: Upload | null
  /** Of the form that is sent, 0 to 1. */
  readonly share: number
  readonly failure: Failure | null
  readonly result: Result | null
  /** Still to be saved, the first one next. */
  readonly changes: readonly Change[]
  /** How many have been saved. */
  readonly saved: number
  /** How many findings were left alone for want of a decision. */
  readonly undecided: number
}

/** What has been decided, for whoever left the review to save it; null for who only left. */
export interface Reviewed {
  readonly changes: readonly Change[] | null
  readonly undecided: number
}

export interface Upload {
  readonly file: ChosenFile
  readonly original: Original
}

export type ResumeUploadEvent =
  /** In the dialog, or dropped. */
  | ({ type: 'FILE.CHOSEN' } & Upload)
  | { type: 'CANCELLED' }
  | { type: 'RETRIED' }
  /** A failure is put away. */
  | { type: 'DISMISSED' }
  /** The review that was left is taken up again. */
  | { type: 'CONTINUED' }
  /** What was read is to be thrown away, and then is. */
  | { type: 'DISCARDED' }
  | { type: 'CONFIRMED' }
  /** Back from what could not be saved. */
  | { type: 'REVIEWED' }
  /** The browser's own buttons, forward or back. */
  | { type: 'STEP.SHOWN'; step: Step }
  | { type: 'CHOICES.MADE'; choices: Choices }
  | { type: 'UPLOAD.DONE'; result: Result }
  | UploadEvent

/** `busy`: something is on its way. */
export type ResumeUploadTag = 'busy'
