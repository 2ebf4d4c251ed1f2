import type { Failure } from '../../../contract/failures.ts'
import type { Practice } from '../../../contract/practice.ts'
import type { KeptTake } from '../answer-recorder/answer-recorder.types.ts'
import type { TakeKey } from '../recordings.ts'

/** What is sent at a time: a part of a recording, or the answer once all parts are there. */
export type Piece =
  | { readonly kind: 'part'; readonly key: TakeKey; readonly start: number }
  | { readonly kind: 'answer'; readonly take: KeptTake; readonly bytes: number }

/** An answer that the student kept and the server has not. */
export interface WaitingAnswer {
  /** Of the practice. */
  readonly id: string
  readonly number: number
}

/** What waits on this browser. */
export interface Waiting {
  /** Null where nothing is to be sent now. */
  readonly piece: Piece | null
  readonly answers: readonly WaitingAnswer[]
  /** Of the bytes of these answers that the server has, 0 to 1. */
  readonly share: number
}

export interface RecordingUploadContext extends Omit<Waiting, 'piece'> {
  readonly piece: Piece | null
  /** As the server had it after the latest answer; null before one. */
  readonly practice: Practice | null
  /** One after another. */
  readonly failures: number
  readonly failure: Failure | null
}

export type RecordingUploadEvent =
  /** Something more may be sent, or can be again. */
  { type: 'POKED' }
