import { assertEvent, assign, raise, setup } from 'xstate'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import type { RecorderContext, RecorderEvent, RecorderNotice, StepRange, TraceFile } from './recorder.types.ts'

/** Numbers of the steps that are shown: those of the loaded trace, else those of the page. */
export const shownRange = ({ trace, first, last }: RecorderContext): StepRange => trace ?? { first, last }

const position = (context: RecorderContext) => context.at ?? context.last

/** Plays the recorded log: live, at an earlier step, or from a file; whatever is shown, the page goes on. */
export const recorderMachine = setup({
  types: { context: {} as RecorderContext, events: {} as RecorderEvent },
  actors: {
    readTrace: promisePlaceholder<StepRange, { file: TraceFile }>('readTrace'),
  },
  actions: {
    choose: assign(({ event }) => (event.type === 'STEP.CHOSEN' ? { at: event.step } : {})),
    stepBack: assign({ at: ({ context }) => position(context) - 1 }),
    stepForth: assign({ at: ({ context }) => position(context) + 1 }),
    stepFirst: assign({ at: ({ context }) => shownRange(context).first }),
    notify: actionPlaceholder('notify') as (_: unknown, params: RecorderNotice) => void,
  },
  guards: {
    isKept: ({ context, event }) => {
      const { first, last } = shownRange(context)
      return event.type === 'STEP.CHOSEN' && first <= event.step && event.step <= last
    },
    hasEarlier: ({ context }) => position(context) > shownRange(context).first,
    hasLater: ({ context }) => position(context) < shownRange(context).last,
  },
}).createMachine({
  id: 'recorder',
  context: { first: 0, last: 0, trace: null, at: null },
  type: 'parallel',
  states: {
    view: {
      initial: 'live',
      on: {
        'STEP.CHOSEN': { guard: 'isKept', actions: 'choose' },
        'STEP.BACK': { guard: 'hasEarlier', actions: 'stepBack' },
        'STEP.FIRST': { guard: 'hasEarlier', actions: 'stepFirst' },
        'TRACE.READ': {
          target: '.loaded',
          actions: assign(({ event: { first, last } }) => ({ trace: { first, last }, at: last })),
        },
      },
      states: {
        live: {
          description: "The page's last step, whichever that is.",
          entry: assign({ at: null }),
          on: {
            'STEP.CHOSEN': { guard: 'isKept', target: 'looking', actions: 'choose' },
            'STEP.BACK': { guard: 'hasEarlier', target: 'looking', actions: 'stepBack' },
            'STEP.FIRST': { guard: 'hasEarlier', target: 'looking', actions: 'stepFirst' },
          },
        },
        looking: {
          description: 'A certain step of the page; the page goes on.',
          on: {
            'STEP.FORTH': [{ guard: 'hasLater', actions: 'stepForth' }, { target: 'live' }],
            'LIVE.RESUMED': 'live',
            'LOG.CLEARED': 'live',
          },
        },
        loaded: {
          description: 'A trace file is shown in place of the page.',
          exit: assign({ trace: null }),
          on: {
            'STEP.FORTH': { guard: 'hasLater', actions: 'stepForth' },
            'LIVE.RESUMED': 'live',
          },
        },
      },
    },
    intake: {
      initial: 'recording',
      on: { 'LOG.CLEARED': { actions: assign({ first: 0, last: 0 }) } },
      states: {
        recording: {
          on: {
            'INTAKE.PAUSED': 'paused',
            'STEPS.RECORDED': {
              actions: assign(({ context: { at, trace }, event: { first, last } }) => ({
                first,
                last,
                at: at === null || trace ? at : Math.max(at, first),
              })),
            },
          },
        },
        paused: {
          description: 'What the page does is not taken into the log.',
          on: { 'INTAKE.RESUMED': 'recording' },
        },
      },
    },
    file: {
      initial: 'none',
      on: { 'FILE.CHOSEN': '.reading' },
      states: {
        none: {},
        reading: {
          description: 'Until the file is read, what was shown stays.',
          invoke: {
            id: 'readTrace',
            src: 'readTrace',
            input: ({ event }) => {
              assertEvent(event, 'FILE.CHOSEN')
              return { file: event.file }
            },
            onDone: {
              target: 'none',
              actions: raise(({ event: { output } }) => ({
                type: 'TRACE.READ',
                first: output.first,
                last: output.last,
              })),
            },
            onError: { target: 'none', actions: { type: 'notify', params: { kind: 'traceUnreadable' } } },
          },
        },
      },
    },
  },
})
