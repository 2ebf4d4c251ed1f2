import type { Changed, LiveTopic } from '../../../contract/notices.ts'
import type { VisibilityEvent } from '../../kit/visibility.ts'

export interface LiveContext {
  /** Who is logged in; '' for nobody. */
  readonly userId: string
}

/** What the stream reports. */
export type StreamEvent =
  | { type: 'STREAM.OPENED' }
  | { type: 'STREAM.TOLD'; topic: LiveTopic }
  /** It could not be opened, or is gone. */
  | { type: 'STREAM.LOST' }

export type LiveEvent =
  | { type: 'SOMEBODY.ENTERED'; userId: string }
  | { type: 'SOMEBODY.LEFT' }
  /** Of this browser's tabs this is the one that listens. */
  | { type: 'LEAD.GOT' }
  | StreamEvent
  /** The tab that listens passes on what it heard. */
  | { type: 'TABS.TOLD'; changed: Changed }
  | VisibilityEvent
  /** Raised: it was out of sight for long. */
  | { type: 'TAB.RESTED' }
