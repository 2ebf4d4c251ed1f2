import type { SnapshotFrom } from 'xstate'
import type { positionOpeningMachine } from './position-opening.machine.ts'

export type PositionOpeningView = SnapshotFrom<typeof positionOpeningMachine>['value']

export const positionOpeningView = ({ value }: SnapshotFrom<typeof positionOpeningMachine>): PositionOpeningView =>
  value
