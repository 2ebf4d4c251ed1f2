import { fromPromise } from 'xstate'
import type { NoticePort } from '../../kit/notice.ts'
import { invitationAnswerMachine } from './invitation-answer.machine.ts'
import type { Answered } from './invitation-answer.types.ts'

export interface InvitationAnswerPorts extends NoticePort {
  /** Rejects with a CallFailure. */
  answer(answered: Answered): Promise<void>
}

export const provideInvitationAnswer = (ports: InvitationAnswerPorts) =>
  invitationAnswerMachine.provide({
    actors: { answer: fromPromise<void, Answered>(({ input }) => ports.answer(input)) },
    actions: { notify: (_, notice) => ports.notify(notice) },
  })
