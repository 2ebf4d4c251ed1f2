import type { Failure } from '../../../contract/failures.ts'
import type { Practice } from '../../../contract/practice.ts'
import type { KeptTake } from '../answer-recorder/answer-recorder.types.ts'
import type { TakeKey } from '../recordings.ts'

/** The piece that is sent at a time: a part of a recording, or the answer once all parts are there. */
export type Piece =
  | { readonly kind: 'part'; readonly key: TakeKey; readonly start: number }
  | { readonly kind: 'answer'; readonly take: KeptTake; readonly bytes: number }

/** An answer that the student kept and the server has not. */
export interface WaitingAnswer {
  /** The id of the practice. */
  readonly id: string
  readonly number: number
}

/** The pieces that wait on this browser. */
export interface Waiting {
  /** Null where nothing is to be sent now. */
  readonly piece: Piece | null
  readonly answers: readonly WaitingAnswer[]
  /** The share of these answers' bytes that the server has, 0 to 1. */
  readonly share: number
}

export interface RecordingUploadContext extends Omit<Waiting, 'piece'> {
  readonly piece: Piece | null
  /** The practice as the server had it after the latest answer; null before one. */
  readonly practice: Practice | null
  /** The number of failures one after another. */
  readonly failures: number
  readonly failure: Failure | null
}

export type RecordingUploadEvent =
  /** Something more may be sent, or can be again. */
  { type: 'POKED' }
