import type { PracticeMode } from '../../contract/practice.ts'

/** Recordings of one answer: the first, and the one in its place. */
export type Take = '1' | '2'

/** The ways to record an answer. */
export type RecordedMode = Exclude<PracticeMode, 'text'>

/** The key of a recording that this browser keeps. */
export interface TakeKey {
  /** The id of the practice. */
  readonly id: string
  /** The number of the question, from 0. */
  readonly number: number
  readonly take: Take
}

/** A recording that nobody has decided on: it was just made, or the page went before. */
export interface OpenTake {
  readonly number: number
  readonly take: Take
  readonly seconds: number
  /** The transcript, as far as it was typed. */
  readonly text: string
}
