import { assign, emit, setup } from 'xstate'
import { failureOf } from '../../../contract/failures.ts'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { firstWrong, isOvertaken, withValue } from './interview-invite.rules.ts'
import type {
  InviteContext,
  InviteEmitted,
  InviteEvent,
  InviteInput,
  InviteOrder,
  InviteOutcome,
  InviteOutput,
  InviteSubject,
  InviteValues,
} from './interview-invite.types.ts'

/** An employer says when and where an interview is, or changes it (JOB-5). */
export const interviewInviteMachine = setup({
  types: {
    context: {} as InviteContext,
    events: {} as InviteEvent,
    emitted: {} as InviteEmitted,
    input: {} as InviteInput,
    output: {} as InviteOutput,
    tags: {} as 'busy',
  },
  actors: { send: promisePlaceholder<InviteOutcome, InviteOrder>('send') },
  actions: {
    keep: actionPlaceholder('keep') as (_: unknown, params: { subject: InviteSubject; values: InviteValues }) => void,
    forget: actionPlaceholder('forget') as (_: unknown, params: { subject: InviteSubject }) => void,
  },
}).createMachine({
  id: 'interview-invite',
  context: ({ input }) => ({ ...input, faults: {}, failure: null, undoUntil: null }),
  initial: 'editing',
  output: ({ event }) => event.output as InviteOutput,
  states: {
    editing: {
      on: {
        'FIELD.CHANGED': {
          actions: assign(({ context, event: { field, value } }) => withValue(context, field, value)),
        },
        'FORM.SUBMITTED': 'sending',
        'DIALOG.CLOSED': 'left',
      },
    },
    sending: {
      tags: 'busy',
      entry: [
        assign({ faults: {}, failure: null }),
        { type: 'keep', params: ({ context: { subject, values } }) => ({ subject, values }) },
      ],
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { subject, values, zone } }) => ({ subject, values, zone }),
        onDone: [
          {
            guard: ({ event }) => event.output.result === 'wrong',
            target: 'editing',
            actions: [
              assign({ faults: ({ event }) => (event.output.result === 'wrong' ? event.output.faults : {}) }),
              emit(({ context }) => ({ type: 'FIELD.REJECTED', field: firstWrong(context.faults) ?? 'date' })),
            ],
          },
          {
            target: 'sent',
            actions: assign({
              undoUntil: ({ event }) => (event.output.result === 'sent' ? event.output.undoUntil : null),
            }),
          },
        ],
        onError: [
          { guard: ({ event }) => isOvertaken(event.error), target: 'overtaken' },
          { target: 'editing', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
        ],
      },
    },
    overtaken: {
      description: 'It stands otherwise by now, so that this cannot be sent any more.',
      on: { 'DIALOG.CLOSED': 'left' },
    },
    sent: {
      type: 'final',
      entry: { type: 'forget', params: ({ context: { subject } }) => ({ subject }) },
      output: ({ context }) => ({ result: 'sent', undoUntil: context.undoUntil }) as const,
    },
    left: {
      type: 'final',
      description: 'What was typed is there again where the form is.',
      entry: { type: 'keep', params: ({ context: { subject, values } }) => ({ subject, values }) },
      output: { result: 'left' },
    },
  },
})
