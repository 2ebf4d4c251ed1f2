import type { Failure } from '../../../contract/failures.ts'
import type { OpenTake, RecordedMode, TakeKey } from '../recordings.ts'

export interface AnswerRecorderInput {
  /** The id of the practice. */
  readonly id: string
  /** The number of the question, from 0. */
  readonly number: number
  readonly mode: RecordedMode
  /** Recorded before the page went; null where nothing was. */
  readonly open: OpenTake | null
  /** `saved_at` of the answer that this one replaces; '' for none. */
  readonly former: string
}

/** `kept`: the answer goes to the server by itself. `text`: it is typed instead. `check`: the devices are looked at first. */
export interface AnswerRecorderOutput {
  readonly way: 'kept' | 'text' | 'check'
}

export interface Recording extends TakeKey {
  readonly mode: RecordedMode
}

/** A recording that the student is content with. */
export interface KeptTake extends TakeKey {
  readonly seconds: number
  readonly text: string
  readonly former: string
}

export interface AnswerRecorderContext extends TakeKey {
  readonly mode: RecordedMode
  readonly former: string
  /** Whole seconds until the recording begins, or until it ends. */
  readonly rest: number
  /** The length of the recording. */
  readonly seconds: number
  /** Typed as what is said in it. */
  readonly text: string
  readonly failure: Failure | null
}

export type RecordEvent =
  /** All of it is on this browser. @param seconds that it lasts */
  | { type: 'RECORDING.ENDED'; seconds: number }
  /** The recording failed, or could not be kept. */
  | { type: 'RECORDING.FAILED' }

export type AnswerRecorderEvent =
  | RecordEvent
  | { type: 'COUNTDOWN.TICKED'; rest: number }
  /** The student has said all. */
  | { type: 'ENDED' }
  | { type: 'TYPED'; text: string }
  | { type: 'RETAKEN' }
  | { type: 'KEPT' }
  | { type: 'TEXT.CHOSEN' }
  | { type: 'DEVICES.ASKED' }
