import type { PracticeMode } from '../../contract/practice.ts'

/** Recordings of one answer: the first, and the one in its place. */
export type Take = '1' | '2'

/** How an answer is recorded. */
export type RecordedMode = Exclude<PracticeMode, 'text'>

/** Of a recording that this browser keeps. */
export interface TakeKey {
  /** Of the practice. */
  readonly id: string
  /** Of the question, from 0. */
  readonly number: number
  readonly take: Take
}

/** A recording that nobody has decided on: it was just made, or the page went before. */
export interface OpenTake {
  readonly number: number
  readonly take: Take
  readonly seconds: number
  /** What is said in it, as far as it was typed. */
  readonly text: string
}
