import type { SnapshotFrom } from 'xstate'
import type { transferMachine } from './transfer.machine.ts'

export type TransferView = SnapshotFrom<typeof transferMachine>['value']

export const transferView = ({ value }: SnapshotFrom<typeof transferMachine>): TransferView => value
