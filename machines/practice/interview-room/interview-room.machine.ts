import { assign, setup } from 'xstate'
import { failureOf } from '../../../contract/failures.ts'
import type { Practice } from '../../../contract/practice.ts'
import type { CountdownEvent } from '../../kit/countdown.ts'
import { actionPlaceholder, callbackPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { answerTo, begunWith, isAnswer, isUnknown, openFrom, orderOf, overtakenIn } from './interview-room.rules.ts'
import type {
  AnswerOrder,
  Found,
  InterviewRoomContext,
  InterviewRoomEvent,
  InterviewRoomInput,
  InterviewRoomTag,
  PracticeDraft,
} from './interview-room.types.ts'

/** An interview that a student practises, a question at a time, in which no answer is lost (AIN-1). */
export const interviewRoomMachine = setup({
  types: {
    input: {} as InterviewRoomInput,
    context: {} as InterviewRoomContext,
    events: {} as InterviewRoomEvent,
    tags: {} as InterviewRoomTag,
  },
  actors: {
    read: promisePlaceholder<Found, InterviewRoomInput>('read'),
    /** Until when a question may be read. */
    reading: promisePlaceholder<number>('reading'),
    save: promisePlaceholder<Practice, AnswerOrder>('save'),
    finish: promisePlaceholder<Practice, InterviewRoomInput>('finish'),
    countdown: callbackPlaceholder<CountdownEvent, { deadline: number }>('countdown'),
    watchPage: callbackPlaceholder<{ type: 'PAGE.HIDDEN' }>('watchPage'),
  },
  actions: {
    /** On this browser, over a reload of the page. */
    keepDraft: actionPlaceholder('keepDraft') as (_: unknown, params: InterviewRoomInput & PracticeDraft) => void,
    forgetDraft: actionPlaceholder('forgetDraft'),
    showResult: actionPlaceholder('showResult') as (_: unknown, params: InterviewRoomInput) => void,
    leave: actionPlaceholder('leave'),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    begin: assign((_, { found }: { found: Found }) => begunWith(found)),
    take: assign((_, { practice }: { practice: Practice }) => ({ practice })),
    overtake: assign(({ context: { practice } }, { error }: { error: unknown }) => ({
      practice: overtakenIn(error) ?? practice,
    })),
    ask: assign(({ context: { practice } }, { number }: { number: number }) => ({
      number,
      text: answerTo(practice!, number),
    })),
    askNext: assign(({ context: { practice, number } }) => {
      const next = openFrom(practice!, number + 1) ?? number
      return { number: next, text: answerTo(practice!, next) }
    }),
  },
  guards: {
    isOver: (_, { rest }: { rest: number }) => rest === 0,
    isAnswer: ({ context: { text } }) => isAnswer(text),
    isFinished: ({ context: { practice } }) => practice!.finished_at !== null,
    isAnswered: ({ context: { practice } }) => openFrom(practice!, 0) === null,
    /** Nothing but the question itself is open. */
    isLastOpen: ({ context: { practice, number } }) => [null, number].includes(openFrom(practice!, number + 1)),
    isAsked: ({ context: { practice } }, { number }: { number: number }) => number < practice!.questions.length,
    isUnknown: (_, { error }: { error: unknown }) => isUnknown(error),
    isOvertaken: (_, { error }: { error: unknown }) => overtakenIn(error) !== null,
  },
}).createMachine({
  id: 'interview-room',
  context: ({ input }) => ({
    ...input,
    practice: null,
    number: 0,
    text: '',
    deadline: 0,
    rest: 0,
    hidden: 0,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'open', actions: { type: 'begin', params: ({ event }) => ({ found: event.output }) } },
        onError: [
          { guard: { type: 'isUnknown', params: ({ event }) => event }, target: 'gone' },
          { target: 'unread', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
    },
    unread: { exit: assign({ failure: null }), on: { RETRIED: 'loading' } },
    gone: { description: 'Deleted, or somebody else’s.' },
    open: {
      type: 'parallel',
      states: {
        door: {
          initial: 'shut',
          states: {
            shut: { on: { 'LEAVE.ASKED': 'asked' } },
            asked: {
              description: 'What is saved and what is typed stays, to go on with.',
              on: { STAYED: 'shut', LEFT: { target: '#interview-room.left', actions: 'leave' } },
            },
          },
        },
        work: {
          initial: 'sorting',
          states: {
            sorting: {
              always: [
                { guard: 'isFinished', target: '#interview-room.over' },
                { guard: 'isAnswered', target: 'reviewing' },
                { target: 'ready' },
              ],
            },
            ready: { description: 'The student says when it begins.', on: { BEGUN: 'asking' } },
            asking: {
              description: 'Whoever looks elsewhere meanwhile is told so.',
              initial: 'opening',
              invoke: { id: 'watchPage', src: 'watchPage' },
              on: { 'PAGE.HIDDEN': { actions: assign({ hidden: ({ context: { hidden } }) => hidden + 1 }) } },
              states: {
                opening: {
                  invoke: {
                    id: 'reading',
                    src: 'reading',
                    onDone: { target: 'reading', actions: assign({ deadline: ({ event }) => event.output }) },
                  },
                },
                reading: {
                  invoke: {
                    id: 'countdown',
                    src: 'countdown',
                    input: ({ context: { deadline } }) => ({ deadline }),
                  },
                  on: {
                    'COUNTDOWN.TICKED': [
                      {
                        guard: { type: 'isOver', params: ({ event }) => event },
                        target: 'answering',
                        actions: assign({ rest: 0 }),
                      },
                      { actions: assign(({ event: { rest } }) => ({ rest })) },
                    ],
                    READ: { target: 'answering', actions: assign({ rest: 0 }) },
                  },
                },
                answering: {
                  on: {
                    TYPED: {
                      actions: [
                        assign(({ event: { text } }) => ({ text })),
                        {
                          type: 'keepDraft',
                          params: ({ context: { id, number }, event: { text } }) => ({ id, number, text }),
                        },
                      ],
                    },
                    SUBMITTED: { guard: 'isAnswer', target: 'saving' },
                    SKIPPED: [
                      { guard: 'isLastOpen', target: '#interview-room.open.work.reviewing', actions: 'forgetDraft' },
                      { target: 'opening', actions: ['forgetDraft', 'askNext'] },
                    ],
                  },
                },
                saving: {
                  tags: 'busy',
                  invoke: {
                    id: 'save',
                    src: 'save',
                    input: ({ context }) => orderOf(context),
                    onDone: {
                      target: 'saved',
                      actions: [{ type: 'take', params: ({ event }) => ({ practice: event.output }) }, 'forgetDraft'],
                    },
                    onError: [
                      {
                        guard: { type: 'isOvertaken', params: ({ event }) => event },
                        target: 'overtaken',
                        actions: { type: 'overtake', params: ({ event }) => event },
                      },
                      { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
                    ],
                  },
                },
                saved: {
                  always: [
                    { guard: 'isAnswered', target: '#interview-room.open.work.reviewing' },
                    { target: 'opening', actions: 'askNext' },
                  ],
                },
                failed: {
                  description: 'What was typed is there, on this browser too, and can be sent again.',
                  exit: assign({ failure: null }),
                  on: {
                    RETRIED: 'saving',
                    TYPED: {
                      target: 'answering',
                      actions: [
                        assign(({ event: { text } }) => ({ text })),
                        {
                          type: 'keepDraft',
                          params: ({ context: { id, number }, event: { text } }) => ({ id, number, text }),
                        },
                      ],
                    },
                  },
                },
                overtaken: {
                  description: 'Another page answered the same, or ended the practice.',
                  always: { guard: 'isFinished', target: '#interview-room.over' },
                  on: {
                    'OWN.CHOSEN': 'saving',
                    'OTHER.CHOSEN': { target: 'saved', actions: 'forgetDraft' },
                  },
                },
              },
            },
            reviewing: {
              description: 'Each answer can be changed until it is finished.',
              on: {
                'QUESTION.CHOSEN': {
                  guard: { type: 'isAsked', params: ({ event }) => event },
                  target: 'asking.answering',
                  actions: { type: 'ask', params: ({ event }) => event },
                },
                FINISHED: 'finishing',
              },
            },
            finishing: {
              tags: 'busy',
              invoke: {
                id: 'finish',
                src: 'finish',
                input: ({ context: { id } }) => ({ id }),
                onDone: {
                  target: '#interview-room.over',
                  actions: { type: 'take', params: ({ event }) => ({ practice: event.output }) },
                },
                onError: { target: 'unfinished', actions: { type: 'fail', params: ({ event }) => event } },
              },
            },
            unfinished: { exit: assign({ failure: null }), on: { RETRIED: 'finishing' } },
          },
        },
      },
    },
    left: { type: 'final' },
    over: {
      type: 'final',
      entry: { type: 'showResult', params: ({ context: { id } }) => ({ id }) },
    },
  },
})
