import type { Position, periods } from '../../../contract/content.ts'
import type { Failure } from '../../../contract/failures.ts'

/** The period that narrows the feed. */
export type FeedPeriod = 'all' | (typeof periods)[number]

/** Some positions, and where the next ones begin; '' at the end. */
export interface FeedChunk {
  readonly list: readonly Position[]
  readonly next: string
}

export interface ChunkRequest {
  readonly period: FeedPeriod
  /** '' for the first. */
  readonly cursor: string
}

export interface PositionFeedContext {
  readonly period: FeedPeriod
  readonly positions: readonly Position[]
  readonly next: string
  readonly failure: Failure | null
}

export type PositionFeedEvent =
  /** The feed's end came near the visible part of the page. */
  { type: 'END.NEARED' } | { type: 'PERIOD.CHOSEN'; period: FeedPeriod } | { type: 'RETRIED' }

/** The first chunk, which came with the page. */
export type PositionFeedInput = FeedChunk
