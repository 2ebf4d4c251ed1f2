import type { SnapshotFrom } from 'xstate'
import type { deskGuardMachine } from './desk-guard.machine.ts'

type Snapshot = SnapshotFrom<typeof deskGuardMachine>
export type DeskGuardView = Snapshot['value']['visitor']

export const deskGuardView = ({ value }: Snapshot): DeskGuardView => value.visitor
