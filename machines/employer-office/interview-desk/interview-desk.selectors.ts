import type { SnapshotFrom } from 'xstate'
import type { Invitation } from '../../../contract/calls/invitations.ts'
import { invitationSteps } from '../../../contract/rules/invitation-steps.ts'
import type { interviewDeskMachine } from './interview-desk.machine.ts'
import type { InterviewAct } from './interview-desk.types.ts'

type Snapshot = SnapshotFrom<typeof interviewDeskMachine>

export type InterviewDeskView = 'resting' | 'done' | 'failed' | 'overtaken' | 'confirming' | 'acting' | 'moving'

export const interviewDeskView = ({ value }: Snapshot): InterviewDeskView =>
  typeof value === 'string' ? value : value.ready

/** The last step at an interview, as long as the interview stands as it left it and its delivery is not decided since. */
export function doneTo(
  snapshot: Snapshot,
  { id, status, revision, is_decided }: Invitation,
): InterviewAct | 'move' | null {
  const { interview, act } = snapshot.context
  const before = interview?.invitation
  if (interviewDeskView(snapshot) !== 'done' || before?.id !== id || act === null) return null
  if (is_decided !== before.is_decided) return null
  const isNotReadYet = status === before.status && revision === before.revision
  return isNotReadYet || status === invitationSteps[act].to ? act : null
}
