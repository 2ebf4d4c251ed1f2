import { fromPromise } from 'xstate'
import type { provideInterviewInvite } from '../interview-invite/interview-invite.ports.ts'
import { agreedAppointment, type SentAppointment } from '../interview-invite/interview-invite.rules.ts'
import { interviewDeskMachine } from './interview-desk.machine.ts'
import type { DeskInterview, InterviewAct, InterviewOrder } from './interview-desk.types.ts'

export interface InterviewDeskPorts {
  /** Milliseconds since the epoch, as the server has it. */
  now(): number
  readonly invite: ReturnType<typeof provideInterviewInvite>
  /** Rejects with a CallFailure. */
  move(interview: DeskInterview, appointment: SentAppointment): Promise<void>
  /** Rejects with a CallFailure. */
  step(interview: DeskInterview, step: Exclude<InterviewAct, 'agree'>): Promise<void>
}

export const provideInterviewDesk = ({ now, invite, move, step }: InterviewDeskPorts) =>
  interviewDeskMachine.provide({
    actors: {
      act: fromPromise<void, InterviewOrder>(({ input: { act, ...interview } }) =>
        act === 'agree' ? move(interview, agreedAppointment(interview.invitation, now())) : step(interview, act),
      ),
      interviewInvite: invite,
    },
  })
