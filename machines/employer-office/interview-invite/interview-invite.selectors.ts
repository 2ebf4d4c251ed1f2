import type { SnapshotFrom } from 'xstate'
import type { interviewInviteMachine } from './interview-invite.machine.ts'

type Snapshot = SnapshotFrom<typeof interviewInviteMachine>

export type InterviewInviteView = Snapshot['value']

export const interviewInviteView = ({ value }: Snapshot): InterviewInviteView => value
