import { assign, type EventObject, setup } from 'xstate'
import { failureOf } from '../../../contract/failures.ts'
import { type Practice, READING_SECONDS } from '../../../contract/practice.ts'
import type { CountdownEvent } from '../../kit/countdown.ts'
import { actionPlaceholder, callbackPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { answerRecorderMachine } from '../answer-recorder/answer-recorder.machine.ts'
import type { AnswerRecorderOutput } from '../answer-recorder/answer-recorder.types.ts'
import { deviceCheckMachine } from '../device-check/device-check.machine.ts'
import {
  answerTo,
  begunWith,
  formerOf,
  isAnswer,
  isUnanswered,
  isUnknown,
  laterOf,
  NO_UPLOADS,
  openFrom,
  orderOf,
  overtakenIn,
} from './interview-room.rules.ts'
import type {
  AnswerOrder,
  Found,
  InterviewRoomContext,
  InterviewRoomEvent,
  InterviewRoomInput,
  InterviewRoomTag,
  PracticeDraft,
  UploadsChanged,
} from './interview-room.types.ts'

/** An interview that a student practises, a question at a time, in which no answer is lost (AIN-1). */
export const interviewRoomMachine = setup({
  types: {
    input: {} as InterviewRoomInput,
    context: {} as InterviewRoomContext,
    events: {} as InterviewRoomEvent,
    tags: {} as InterviewRoomTag,
    children: {} as { check: 'check'; recorder: 'recorder' },
  },
  actors: {
    read: promisePlaceholder<Found, InterviewRoomInput>('read'),
    save: promisePlaceholder<Practice, AnswerOrder>('save'),
    finish: promisePlaceholder<Practice, InterviewRoomInput>('finish'),
    countdown: callbackPlaceholder<CountdownEvent, { seconds: number }>('countdown'),
    watchPage: callbackPlaceholder<{ type: 'PAGE.HIDDEN' }>('watchPage'),
    watchUploads: callbackPlaceholder<UploadsChanged, InterviewRoomInput>('watchUploads'),
    /** Camera and microphone are closed with it. */
    holdDevices: callbackPlaceholder<EventObject>('holdDevices'),
    check: deviceCheckMachine,
    recorder: answerRecorderMachine,
  },
  actions: {
    /** Keeps the draft on this browser, over a reload of the page. */
    keepDraft: actionPlaceholder('keepDraft') as (_: unknown, params: InterviewRoomInput & PracticeDraft) => void,
    forgetDraft: actionPlaceholder('forgetDraft'),
    showResult: actionPlaceholder('showResult') as (_: unknown, params: InterviewRoomInput) => void,
    leave: actionPlaceholder('leave'),
    pokeUploads: actionPlaceholder('pokeUploads'),
    follow: assign(({ context: { practice } }, changed: UploadsChanged) => ({
      uploads: changed.uploads,
      practice: laterOf(practice!, changed.practice),
    })),
    await: assign(({ context: { uploads, number } }) => ({
      open: null,
      uploads: { ...uploads, waiting: [...uploads.waiting, number] },
    })),
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
    askNext: assign(({ context: { practice, number, uploads } }) => {
      const next = openFrom(practice!, number + 1, uploads.waiting) ?? number
      return { number: next, text: answerTo(practice!, next) }
    }),
  },
  guards: {
    isOver: (_, { rest }: { rest: number }) => rest === 0,
    isAnswer: ({ context: { text } }) => isAnswer(text),
    isFinished: ({ context: { practice } }) => practice!.finished_at !== null,
    isAnswered: ({ context: { practice, uploads } }) => openFrom(practice!, 0, uploads.waiting) === null,
    /** No question after this one is open. */
    isLastOpen: ({ context: { practice, number, uploads } }) =>
      (openFrom(practice!, number + 1, uploads.waiting) ?? 0) <= number,
    /** An answer on its way cannot be changed. */
    isAsked: ({ context: { practice, uploads } }, { number }: { number: number }) =>
      number < practice!.questions.length && !uploads.waiting.includes(number),
    isSpoken: ({ context: { mode } }) => mode !== 'text',
    isUnsaid: ({ context: { practice, mode, uploads } }, { number }: { number: number }) =>
      mode !== 'text' && isUnanswered(practice!, number, uploads.waiting),
    isRecorded: ({ context: { open } }) => open !== null,
    isStuck: ({ context: { uploads } }) => uploads.failure !== null,
    isSent: ({ context: { uploads } }) => uploads.waiting.length === 0,
    went: (_, { output, way }: { output: AnswerRecorderOutput; way: AnswerRecorderOutput['way'] }) =>
      output.way === way,
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
    rest: 0,
    hidden: 0,
    failure: null,
    mode: 'text',
    open: null,
    uploads: NO_UPLOADS,
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
      invoke: [
        { id: 'watchUploads', src: 'watchUploads', input: ({ context: { id } }) => ({ id }) },
        { id: 'holdDevices', src: 'holdDevices' },
      ],
      on: { 'UPLOADS.CHANGED': { actions: { type: 'follow', params: ({ event }) => event } } },
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
            ready: {
              description: 'The student says when it begins.',
              on: { BEGUN: [{ guard: 'isSpoken', target: 'checking' }, { target: 'asking' }] },
            },
            checking: {
              invoke: {
                id: 'check',
                src: 'check',
                input: ({ context: { mode } }) => ({ mode: mode === 'voice' ? 'voice' : 'video' }),
                onDone: { target: 'asking', actions: assign(({ event }) => event.output) },
              },
            },
            asking: {
              description: 'Whoever looks elsewhere meanwhile is told so.',
              initial: 'turning',
              invoke: { id: 'watchPage', src: 'watchPage' },
              on: { 'PAGE.HIDDEN': { actions: assign({ hidden: ({ context: { hidden } }) => hidden + 1 }) } },
              states: {
                turning: { always: [{ guard: 'isRecorded', target: 'speaking' }, { target: 'reading' }] },
                reading: {
                  invoke: {
                    id: 'countdown',
                    src: 'countdown',
                    input: { seconds: READING_SECONDS },
                  },
                  on: {
                    'COUNTDOWN.TICKED': [
                      {
                        guard: { type: 'isOver', params: ({ event }) => event },
                        target: 'beginning',
                        actions: assign({ rest: 0 }),
                      },
                      { actions: assign(({ event: { rest } }) => ({ rest })) },
                    ],
                    READ: { target: 'beginning', actions: assign({ rest: 0 }) },
                  },
                },
                beginning: { always: [{ guard: 'isSpoken', target: 'speaking' }, { target: 'answering' }] },
                speaking: {
                  invoke: {
                    id: 'recorder',
                    src: 'recorder',
                    input: ({ context }) => ({
                      id: context.id,
                      number: context.number,
                      mode: context.mode === 'video' ? 'video' : 'voice',
                      open: context.open,
                      former: formerOf(context.practice, context.number),
                    }),
                    onDone: [
                      {
                        guard: { type: 'went', params: ({ event: { output } }) => ({ output, way: 'kept' }) },
                        target: 'saved',
                        actions: 'await',
                      },
                      {
                        guard: { type: 'went', params: ({ event: { output } }) => ({ output, way: 'check' }) },
                        target: '#interview-room.open.work.checking',
                        actions: assign({ open: null }),
                      },
                      { target: 'answering', actions: assign({ open: null }) },
                    ],
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
                      { target: 'reading', actions: ['forgetDraft', 'askNext'] },
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
                    { target: 'reading', actions: 'askNext' },
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
                'QUESTION.CHOSEN': [
                  {
                    guard: { type: 'isUnsaid', params: ({ event }) => event },
                    target: 'asking.reading',
                    actions: { type: 'ask', params: ({ event }) => event },
                  },
                  {
                    guard: { type: 'isAsked', params: ({ event }) => event },
                    target: 'asking.answering',
                    actions: { type: 'ask', params: ({ event }) => event },
                  },
                ],
                FINISHED: 'sending',
              },
            },
            sending: {
              description: 'Nothing is finished before the server has each recording.',
              always: { guard: 'isSent', target: 'finishing' },
              on: { RETRIED: { guard: 'isStuck', actions: 'pokeUploads' } },
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
