import { assign, sendTo, setup } from 'xstate'
import { failureOf } from '../../../contract/failures.ts'
import { COUNTDOWN_SECONDS, RECORDING_SECONDS, WARNING_SECONDS } from '../../../contract/practice.ts'
import type { CountdownEvent } from '../../kit/countdown.ts'
import { actionPlaceholder, callbackPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import type { TakeKey } from '../recordings.ts'
import { isText } from './answer-recorder.rules.ts'
import type {
  AnswerRecorderContext,
  AnswerRecorderEvent,
  AnswerRecorderInput,
  AnswerRecorderOutput,
  KeptTake,
  RecordEvent,
  Recording,
} from './answer-recorder.types.ts'

const takeOf = ({ id, number, take }: AnswerRecorderContext): TakeKey => ({ id, number, take })

/** An answer that is spoken: recorded, looked at, recorded once more where the student wants it, and kept (AIN-1). */
export const answerRecorderMachine = setup({
  types: {
    input: {} as AnswerRecorderInput,
    output: {} as AnswerRecorderOutput,
    context: {} as AnswerRecorderContext,
    events: {} as AnswerRecorderEvent,
    tags: {} as 'busy',
  },
  actors: {
    countdown: callbackPlaceholder<CountdownEvent, { seconds: number }>('countdown'),
    /** Keeps each part on this browser before it records the next; ends when it is told to. */
    record: callbackPlaceholder<RecordEvent, Recording>('record'),
    keep: promisePlaceholder<void, KeptTake>('keep'),
  },
  actions: {
    /** Keeps the text over a reload of the page. */
    keepText: actionPlaceholder('keepText') as (_: unknown, params: TakeKey & { readonly text: string }) => void,
    discard: actionPlaceholder('discard') as (_: unknown, params: TakeKey) => void,
  },
  guards: {
    isThere: ({ context: { seconds } }) => seconds > 0,
    isOver: (_, { rest }: { rest: number }) => rest === 0,
    isEnding: (_, { rest }: { rest: number }) => rest <= WARNING_SECONDS,
    isSomething: (_, { seconds }: { seconds: number }) => seconds > 0,
    isFirst: ({ context: { take } }) => take === '1',
    isText: ({ context: { text } }) => isText(text),
  },
}).createMachine({
  id: 'answer-recorder',
  context: ({ input: { id, number, mode, open, former } }) => ({
    id,
    number,
    mode,
    former,
    take: open?.take ?? '1',
    rest: 0,
    seconds: open?.seconds ?? 0,
    text: open?.text ?? '',
    failure: null,
  }),
  output: ({ event }) => event.output as AnswerRecorderOutput,
  initial: 'sorting',
  states: {
    sorting: { always: [{ guard: 'isThere', target: 'reviewing' }, { target: 'counting' }] },
    counting: {
      entry: assign({ rest: COUNTDOWN_SECONDS, seconds: 0, text: '' }),
      invoke: { id: 'countdown', src: 'countdown', input: { seconds: COUNTDOWN_SECONDS } },
      on: {
        'COUNTDOWN.TICKED': [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'recording',
            actions: assign({ rest: RECORDING_SECONDS }),
          },
          { actions: assign(({ event: { rest } }) => ({ rest })) },
        ],
        'TEXT.CHOSEN': 'inWriting',
      },
    },
    recording: {
      initial: 'speaking',
      invoke: { id: 'record', src: 'record', input: ({ context }) => ({ ...takeOf(context), mode: context.mode }) },
      on: {
        'RECORDING.ENDED': [
          {
            guard: { type: 'isSomething', params: ({ event }) => event },
            target: 'reviewing',
            actions: assign(({ event: { seconds } }) => ({ seconds })),
          },
          { target: 'failed' },
        ],
        'RECORDING.FAILED': 'failed',
      },
      states: {
        speaking: {
          initial: 'calm',
          invoke: { id: 'countdown', src: 'countdown', input: { seconds: RECORDING_SECONDS } },
          on: {
            ENDED: 'ending',
            'TEXT.CHOSEN': {
              target: '#answer-recorder.inWriting',
              actions: { type: 'discard', params: ({ context }) => takeOf(context) },
            },
          },
          states: {
            calm: {
              on: {
                'COUNTDOWN.TICKED': [
                  {
                    guard: { type: 'isEnding', params: ({ event }) => event },
                    target: 'warned',
                    actions: assign(({ event: { rest } }) => ({ rest })),
                  },
                  { actions: assign(({ event: { rest } }) => ({ rest })) },
                ],
              },
            },
            warned: {
              description: 'The last ten seconds.',
              on: {
                'COUNTDOWN.TICKED': [
                  {
                    guard: { type: 'isOver', params: ({ event }) => event },
                    target: '#answer-recorder.recording.ending',
                  },
                  { actions: assign(({ event: { rest } }) => ({ rest })) },
                ],
              },
            },
          },
        },
        ending: {
          tags: 'busy',
          description: 'The last part is put away.',
          entry: sendTo('record', { type: 'STOP' }),
        },
      },
    },
    failed: {
      description: 'What was recorded before it failed is too little to keep.',
      on: { 'DEVICES.ASKED': 'unchecked', 'TEXT.CHOSEN': 'inWriting' },
    },
    reviewing: {
      on: {
        TYPED: {
          actions: [
            assign(({ event: { text } }) => ({ text })),
            {
              type: 'keepText',
              params: ({ context, event: { text } }) => ({ ...takeOf(context), text }),
            },
          ],
        },
        RETAKEN: {
          guard: 'isFirst',
          target: 'counting',
          actions: [{ type: 'discard', params: ({ context }) => takeOf(context) }, assign({ take: '2' })],
        },
        KEPT: { guard: 'isText', target: 'keeping' },
        'TEXT.CHOSEN': {
          target: 'inWriting',
          actions: { type: 'discard', params: ({ context }) => takeOf(context) },
        },
      },
    },
    keeping: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        id: 'keep',
        src: 'keep',
        input: ({ context }) => {
          const { seconds, text, former } = context
          return { ...takeOf(context), seconds, text: text.trim(), former }
        },
        onDone: 'kept',
        onError: { target: 'reviewing', actions: assign(({ event }) => ({ failure: failureOf(event.error) })) },
      },
    },
    kept: { type: 'final', output: { way: 'kept' } },
    inWriting: { type: 'final', output: { way: 'text' } },
    unchecked: { type: 'final', output: { way: 'check' } },
  },
})
