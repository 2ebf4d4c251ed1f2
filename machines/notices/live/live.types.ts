import type { Changed, LiveTopic } from '../../../contract/notices.ts'
import type { VisibilityEvent } from '../../kit/visibility.ts'

export interface LiveContext {
  /** The student who is logged in; '' for nobody. */
  readonly userId: string
}

/** The reports of the stream. */
export type StreamEvent =
  | { type: 'STREAM.OPENED' }
  | { type: 'STREAM.TOLD'; topic: LiveTopic }
  /** It could not be opened, or is gone. */
  | { type: 'STREAM.LOST' }

export type LiveEvent =
  | { type: 'SOMEBODY.ENTERED'; userId: string }
  | { type: 'SOMEBODY.LEFT' }
  /** This tab of the browser is the one that listens now. */
  | { type: 'LEAD.GOT' }
  | StreamEvent
  /** The tab that listens passes on what it heard. */
  | { type: 'TABS.TOLD'; changed: Changed }
  | VisibilityEvent
  /** Raised: it was out of sight for long. */
  | { type: 'TAB.RESTED' }
