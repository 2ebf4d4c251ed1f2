import { assign, setup } from 'xstate'
import { codes } from '../../../contract/codes.ts'
import { failureOf, hasCode } from '../../../contract/failures.ts'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { outcomeOf } from './diagnosis.rules.ts'
import type { Diagnosis, DiagnosisContext, DiagnosisEvent, DiagnosisInput } from './diagnosis.types.ts'

/** Milliseconds until it is asked anew how far it is. */
const LOOK_AGAIN = 700

/** Waits for the findings of rules in a resume (AIR-2), reads them, and has the resume judged anew once it has changed. */
export const diagnosisMachine = setup({
  types: {
    input: {} as DiagnosisInput,
    context: {} as DiagnosisContext,
    events: {} as DiagnosisEvent,
    tags: {} as 'busy',
  },
  delays: { LOOK_AGAIN },
  actors: {
    read: promisePlaceholder<Diagnosis, { readonly id: string }>('read'),
    repeat: promisePlaceholder<{ readonly id: string }, { readonly id: string }>('repeat'),
  },
  actions: {
    /** Another takes the place of this one. */
    open: actionPlaceholder('open') as (_: unknown, params: DiagnosisInput) => void,
    /** Tells everybody that there is another diagnosis. */
    tellReady: actionPlaceholder('tellReady'),
    keep: assign((_, { diagnosis }: { diagnosis: Diagnosis }) => ({ diagnosis, failure: null })),
    forgetMended: assign({ mended: '', outcome: null }),
    conclude: assign(({ context }) => ({ outcome: outcomeOf(context) })),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    isWaiting: (_, { status }: Diagnosis) => status === 'queued' || status === 'running',
    hasFailed: (_, { status }: Diagnosis) => status === 'failed',
    isUnknown: (_, { error }: { error: unknown }) => {
      const failure = failureOf(error)
      return hasCode(failure, codes.notFound)
    },
    isToBeChecked: ({ context: { mended, before, diagnosis } }) =>
      mended !== '' && before === null && diagnosis?.is_stale === true,
  },
}).createMachine({
  id: 'diagnosis',
  context: ({ input }) => ({
    ...input,
    diagnosis: null,
    severity: null,
    outcome: null,
    failure: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'isWaiting', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'keep', params: ({ event }) => ({ diagnosis: event.output }) },
          },
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'keep', params: ({ event }) => ({ diagnosis: event.output }) },
          },
          {
            target: 'ready',
            actions: { type: 'keep', params: ({ event }) => ({ diagnosis: event.output }) },
          },
        ],
        onError: [
          { guard: { type: 'isUnknown', params: ({ event }) => event }, target: 'unknown' },
          { target: 'notRead', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
    },
    waiting: {
      description: 'Others are judged first, or it is under way.',
      tags: 'busy',
      after: { LOOK_AGAIN: 'reading' },
    },
    ready: {
      initial: 'arriving',
      on: {
        'SEVERITY.CHOSEN': { actions: assign({ severity: ({ event }) => event.severity }) },
        'REPEAT.ASKED': { target: 'repeating', actions: 'forgetMended' },
      },
      states: {
        arriving: {
          always: [
            { guard: 'isToBeChecked', target: '#diagnosis.repeating' },
            { target: 'shown', actions: ['conclude', 'tellReady'] },
          ],
        },
        shown: {},
        notRepeated: {
          description: 'What was judged before is still shown.',
          exit: assign({ failure: null }),
        },
      },
    },
    repeating: {
      tags: 'busy',
      invoke: {
        id: 'repeat',
        src: 'repeat',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'left',
          actions: {
            type: 'open',
            params: ({ context: { mended, diagnosis }, event }) => ({
              id: event.output.id,
              mended,
              before: diagnosis?.report?.score ?? null,
            }),
          },
        },
        onError: [
          {
            guard: ({ context: { diagnosis } }) => diagnosis?.report != null,
            target: 'ready.notRepeated',
            actions: { type: 'fail', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
    },
    failed: { on: { 'REPEAT.ASKED': { target: 'repeating', actions: 'forgetMended' } } },
    left: { type: 'final', description: 'The new one is opened by itself.' },
    unknown: { description: 'Another student’s, or none at all.' },
    notRead: { on: { RETRIED: 'reading' } },
  },
})
