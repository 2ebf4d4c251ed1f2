import type { SnapshotFrom } from 'xstate'
import type { invitationAnswerMachine } from './invitation-answer.machine.ts'

type Snapshot = SnapshotFrom<typeof invitationAnswerMachine>

type Value = Snapshot['value']
type Parent<Of> = Of extends string ? Of : keyof Of

export type InvitationAnswerView = Parent<Value>

export const invitationAnswerView = ({ value }: Snapshot): InvitationAnswerView =>
  typeof value === 'string' ? value : 'choosing'
