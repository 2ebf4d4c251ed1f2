import type { Failure } from '../../../contract/failures.ts'
import type { Practice, PracticeMode } from '../../../contract/practice.ts'
import type { OpenTake } from '../recordings.ts'

export interface InterviewRoomInput {
  /** The id of the practice. */
  readonly id: string
}

/** The text that was typed and not sent, as a browser keeps it. */
export interface PracticeDraft {
  /** The number of the question, from 0. */
  readonly number: number
  readonly text: string
}

/** A practice as the server has it, and what this browser has more. */
export interface Found {
  readonly practice: Practice
  /** Null where nothing is kept. */
  readonly draft: PracticeDraft | null
  readonly open: OpenTake | null
  /** Questions whose recordings are kept here and on their way. */
  readonly waiting: readonly number[]
}

/** The progress of this practice's recordings. */
export interface Uploads {
  readonly waiting: readonly number[]
  /** The share of their bytes that is sent, 0 to 1. */
  readonly share: number
  /** Null unless it has to be tried again. */
  readonly failure: Failure | null
}

export interface AnswerOrder extends PracticeDraft {
  readonly id: string
  /** `saved_at` of the answer that this one replaces; '' for none. */
  readonly former: string
}

export interface InterviewRoomContext extends InterviewRoomInput {
  /** Null before it was read. */
  readonly practice: Practice | null
  /** Question that is asked or was asked last, from 0. */
  readonly number: number
  /** Typed as its answer. */
  readonly text: string
  /** Whole seconds until the question has been read. */
  readonly rest: number
  /** The number of times that the page was out of sight while a question was asked. */
  readonly hidden: number
  readonly failure: Failure | null
  /** The way in which the student answers in this sitting. */
  readonly mode: PracticeMode
  readonly open: OpenTake | null
  readonly uploads: Uploads
}

export interface UploadsChanged {
  readonly type: 'UPLOADS.CHANGED'
  readonly uploads: Uploads
  /** The practice as the server has it by now; null where that is not new. */
  readonly practice: Practice | null
}

export type InterviewRoomEvent =
  | { type: 'RETRIED' }
  | { type: 'BEGUN' }
  | { type: 'COUNTDOWN.TICKED'; rest: number }
  /** The student has read the question and answers at once. */
  | { type: 'READ' }
  | { type: 'TYPED'; text: string }
  | { type: 'SUBMITTED' }
  | { type: 'SKIPPED' }
  /** The student chooses one of the answers, to change or give it. */
  | { type: 'QUESTION.CHOSEN'; number: number }
  /** The student chooses this page's answer, not the other page's. */
  | { type: 'OWN.CHOSEN' }
  | { type: 'OTHER.CHOSEN' }
  | { type: 'FINISHED' }
  | { type: 'PAGE.HIDDEN' }
  | UploadsChanged
  | { type: 'LEAVE.ASKED' }
  | { type: 'STAYED' }
  | { type: 'LEFT' }

export type InterviewRoomTag = 'busy'
