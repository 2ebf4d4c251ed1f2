import type { SnapshotFrom } from 'xstate'
import type { invitationAnswerMachine } from './invitation-answer.machine.ts'

type Snapshot = SnapshotFrom<typeof invitationAnswerMachine>

export type InvitationAnswerView = Snapshot['value']

export const invitationAnswerView = ({ value }: Snapshot): InvitationAnswerView => value
