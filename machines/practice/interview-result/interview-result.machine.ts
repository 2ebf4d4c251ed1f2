import { and, assign, setup } from 'xstate'
import { failureOf } from '../../../contract/failures.ts'
import type { Practice } from '../../../contract/practice.ts'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { isAnswer, isUnknown, orderOf } from '../interview-room/interview-room.rules.ts'
import type { AnswerOrder } from '../interview-room/interview-room.types.ts'
import { isGradable, isUntold } from './interview-result.rules.ts'
import type {
  EvaluationOrder,
  FoundPractice,
  InterviewResultContext,
  InterviewResultEvent,
  InterviewResultInput,
  RetryOrder,
} from './interview-result.types.ts'

/** Milliseconds until it is asked anew whether the model has graded. */
const LOOK_AGAIN = 1000

/** Shows a practice's answers, their grades by rules or by a model, and asks for missing transcripts (AIN-2). */
export const interviewResultMachine = setup({
  types: {
    input: {} as InterviewResultInput,
    context: {} as InterviewResultContext,
    events: {} as InterviewResultEvent,
    tags: {} as 'busy',
  },
  delays: { LOOK_AGAIN },
  actors: {
    read: promisePlaceholder<FoundPractice, InterviewResultInput>('read'),
    look: promisePlaceholder<Practice, InterviewResultInput>('look'),
    evaluate: promisePlaceholder<Practice, EvaluationOrder>('evaluate'),
    save: promisePlaceholder<Practice, AnswerOrder>('save'),
    retry: promisePlaceholder<InterviewResultInput, RetryOrder>('retry'),
  },
  actions: {
    find: assign((_, { output }: { output: FoundPractice }) => output),
    take: assign((_, { output }: { output: Practice }) => ({ practice: output })),
    agree: assign(({ context: { model } }, { agrees }: { agrees: boolean }) => ({
      model: model && { ...model, is_agreed: agrees },
    })),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    openRoom: actionPlaceholder('openRoom') as (_: unknown, params: InterviewResultInput) => void,
  },
  guards: {
    isUnknown: (_, { error }: { error: unknown }) => isUnknown(error),
    isUnfinished: ({ context: { practice } }) => practice!.finished_at === null,
    isGrading: ({ context: { practice } }) => practice!.is_grading,
    canGrade: ({ context: { practice, model } }) =>
      model !== null && practice!.evaluation?.engine === 'rules' && !practice!.is_grading,
    isAgreed: ({ context: { model } }) => model?.is_agreed === true,
    isEvaluated: ({ context: { practice } }) => practice!.evaluation !== null,
    isGradable: ({ context: { practice } }) => isGradable(practice!),
    isUntold: ({ context: { practice } }, { number }: { number: number }) => isUntold(practice!, number),
    isAnswer: ({ context: { text } }) => isAnswer(text),
  },
}).createMachine({
  id: 'interview-result',
  context: ({ input: { id } }) => ({ id, practice: null, model: null, number: 0, text: '', failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'sorting', actions: { type: 'find', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'isUnknown', params: ({ event }) => event }, target: 'gone' },
          { target: 'unread', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
    },
    unread: { exit: assign({ failure: null }), on: { RETRIED: 'loading' } },
    gone: { description: 'Deleted, or somebody else’s.' },
    sorting: {
      always: [
        { guard: 'isUnfinished', target: 'unfinished' },
        { guard: 'isGrading', target: 'settled.grading' },
        { guard: 'isEvaluated', target: 'settled.evaluated' },
        { guard: 'isGradable', target: 'evaluating' },
        { target: 'settled.untold' },
      ],
    },
    unfinished: { description: 'The student can go on with it.' },
    evaluating: {
      tags: 'busy',
      invoke: {
        id: 'evaluate',
        src: 'evaluate',
        input: ({ context: { id } }) => ({ id, engine: 'rules', agrees: null }),
        onDone: { target: 'settled.evaluated', actions: { type: 'take', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'All that was answered is there.',
      exit: assign({ failure: null }),
      on: { RETRIED: 'evaluating' },
    },
    settled: {
      initial: 'evaluated',
      exit: assign({ failure: null }),
      states: {
        evaluated: {},
        untold: { description: 'Nothing that was answered has a text yet.' },
        grading: {
          description: 'The model grades; what rules found is shown.',
          initial: 'waiting',
          states: {
            waiting: { after: { LOOK_AGAIN: 'looking' } },
            looking: {
              invoke: {
                id: 'look',
                src: 'look',
                input: ({ context: { id } }) => ({ id }),
                onDone: {
                  target: '#interview-result.sorting',
                  actions: { type: 'take', params: ({ event }) => event },
                },
                onError: 'waiting',
              },
            },
          },
        },
      },
      on: {
        'TRANSCRIPT.ASKED': {
          guard: { type: 'isUntold', params: ({ event }) => event },
          target: 'transcribing',
          actions: assign(({ event: { number } }) => ({ number, text: '' })),
        },
        'MODEL.ASKED': [
          { guard: and(['canGrade', 'isAgreed']), target: 'asking' },
          { guard: 'canGrade', target: 'consenting' },
        ],
        'CONSENT.WITHDRAWN': { guard: 'isAgreed', target: 'withdrawing' },
        'RETRY.ASKED': { target: 'retrying', actions: assign(({ event: { number } }) => ({ number })) },
      },
    },
    consenting: {
      description: 'The student sees what would be sent, and to whom.',
      on: { AGREED: 'asking', CANCELLED: 'sorting' },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'ask',
        src: 'evaluate',
        input: ({ context: { id } }) => ({ id, engine: 'model', agrees: true }),
        onDone: {
          target: 'sorting',
          actions: [
            { type: 'take', params: ({ event }) => event },
            { type: 'agree', params: { agrees: true } },
          ],
        },
        onError: { target: 'sorting', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    withdrawing: {
      description: 'No text is sent any more; rules grade.',
      tags: 'busy',
      invoke: {
        id: 'withdraw',
        src: 'evaluate',
        input: ({ context: { id } }) => ({ id, engine: 'rules', agrees: false }),
        onDone: {
          target: 'sorting',
          actions: [
            { type: 'take', params: ({ event }) => event },
            { type: 'agree', params: { agrees: false } },
          ],
        },
        onError: { target: 'sorting', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    retrying: {
      description: 'A practice with that question alone is made.',
      tags: 'busy',
      invoke: {
        id: 'retry',
        src: 'retry',
        input: ({ context: { id, number } }) => ({ id, number }),
        onDone: { target: 'left', actions: { type: 'openRoom', params: ({ event }) => event.output } },
        onError: { target: 'sorting', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    left: { type: 'final', description: 'The room is opened.' },
    transcribing: {
      description: 'The student writes down what is said in a recording.',
      on: {
        TYPED: { actions: assign(({ event: { text } }) => ({ text })) },
        SUBMITTED: { guard: 'isAnswer', target: 'saving' },
        CANCELLED: { target: 'sorting', actions: assign({ failure: null }) },
      },
    },
    saving: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => orderOf(context),
        onDone: { target: 'evaluating', actions: { type: 'take', params: ({ event }) => event } },
        onError: { target: 'transcribing', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
  },
})
