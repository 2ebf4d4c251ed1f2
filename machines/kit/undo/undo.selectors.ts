import type { SnapshotFrom } from 'xstate'
import type { undoMachine } from './undo.machine.ts'

export type UndoView = SnapshotFrom<typeof undoMachine>['value']

export const undoView = ({ value }: SnapshotFrom<typeof undoMachine>): UndoView => value
