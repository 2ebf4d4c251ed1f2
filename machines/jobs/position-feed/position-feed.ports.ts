import { fromCallback, fromPromise } from 'xstate'
import { positionFeedMachine } from './position-feed.machine.ts'
import type { ChunkRequest, FeedChunk, PositionFeedEvent } from './position-feed.types.ts'

/** Pixels below the visible part of the page at which the end of the feed counts as near (HOME-9). */
export const NEAR_END = 300

export interface PositionFeedPorts {
  /** Rejects with a CallFailure. */
  fetchChunk(request: ChunkRequest, signal: AbortSignal): Promise<FeedChunk>
  /**
   * @param near called when the end is within NEAR_END, or comes there
   * @returns a function that ends the watch
   */
  watchEnd(near: () => void): () => void
}

export const providePositionFeed = (ports: PositionFeedPorts) =>
  positionFeedMachine.provide({
    actors: {
      fetchChunk: fromPromise<FeedChunk, ChunkRequest>(({ input, signal }) => ports.fetchChunk(input, signal)),
      watchEnd: fromCallback<PositionFeedEvent>(({ sendBack }) =>
        ports.watchEnd(() => sendBack({ type: 'END.NEARED' })),
      ),
    },
  })
