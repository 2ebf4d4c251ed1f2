import type { ActorRefFrom } from 'xstate'
import type { invitationAnswerMachine } from '../../../../machines/applications/invitation-answer/invitation-answer.machine.ts'
export interface AskedProps extends AnswerDialogsProps {
  /** The time of the interview that is answered. */
  readonly present: string
}

export interface AnswerDialogsProps {
  readonly actor: ActorRefFrom<typeof invitationAnswerMachine>
  /** The address of this page, for a phone. */
  readonly phoneAddress: string
  /** Milliseconds since the epoch. */
  readonly now: number
}
