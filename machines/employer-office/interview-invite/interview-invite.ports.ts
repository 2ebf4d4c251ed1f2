import { fromPromise } from 'xstate'
import type { ClockPort } from '../../kit/clock.ts'
import { undoUntil } from '../../kit/undo-until.ts'
import { interviewInviteMachine } from './interview-invite.machine.ts'
import { appointmentOf, faultsIn, faultsOf, type SentAppointment } from './interview-invite.rules.ts'
import type { InviteOrder, InviteOutcome, InviteSubject, InviteValues } from './interview-invite.types.ts'

export interface InterviewInvitePorts {
  readonly clock: ClockPort
  /** Milliseconds since the epoch, as the server has it. */
  now(): number
  /**
   * Rejects with a CallFailure.
   * @returns milliseconds for which it can be taken back; null where it cannot
   */
  send(subject: InviteSubject, appointment: SentAppointment): Promise<number | null>
  /** Keeps the values for the next form of that subject. */
  keep(subject: InviteSubject, values: InviteValues): void
  forget(subject: InviteSubject): void
}

export const provideInterviewInvite = ({ clock, ...ports }: InterviewInvitePorts) =>
  interviewInviteMachine.provide({
    actors: {
      send: fromPromise<InviteOutcome, InviteOrder>(async ({ input }) => {
        const faults = faultsOf(input, ports.now())
        if (Object.keys(faults).length > 0) return { result: 'wrong', faults }
        try {
          const rest = await ports.send(input.subject, appointmentOf(input))
          return { result: 'sent', undoUntil: undoUntil(rest, clock.now()) }
        } catch (error) {
          const refused = faultsIn(error)
          if (!refused) throw error
          return { result: 'wrong', faults: refused }
        }
      }),
    },
    actions: {
      keep: (_, { subject, values }) => ports.keep(subject, values),
      forget: (_, { subject }) => ports.forget(subject),
    },
  })
