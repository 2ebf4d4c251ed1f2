import type { SnapshotFrom } from 'xstate'
import type { positionFeedMachine } from './position-feed.machine.ts'

type PositionFeedSnapshot = SnapshotFrom<typeof positionFeedMachine>
export type PositionFeedView = Exclude<PositionFeedSnapshot['value'], 'deciding'>

/** `deciding` is over before anything is drawn. */
export const positionFeedView = ({ value }: PositionFeedSnapshot): PositionFeedView => value as PositionFeedView
