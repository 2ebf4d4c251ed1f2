import { assign, setup } from 'xstate'
import { failureOf } from '../../../contract/failures.ts'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { isChosen, orderOf, refusalOf } from './diagnosis-start.rules.ts'
import type {
  Choice,
  DiagnosisStartContext,
  DiagnosisStartEvent,
  DiagnosisStartInput,
  StartOrder,
} from './diagnosis-start.types.ts'

/** Milliseconds after the last key before positions are looked for. */
const TYPING_PAUSE = 250

/** Has a resume judged (AIR-2): for a position, for a text, or for none. */
export const diagnosisStartMachine = setup({
  types: {
    input: {} as DiagnosisStartInput,
    context: {} as DiagnosisStartContext,
    events: {} as DiagnosisStartEvent,
    tags: {} as 'busy',
  },
  delays: { TYPING_PAUSE },
  actors: {
    find: promisePlaceholder<readonly Choice[], { readonly term: string }>('find'),
    start: promisePlaceholder<{ readonly id: string }, StartOrder>('start'),
  },
  actions: {
    open: actionPlaceholder('open') as (_: unknown, params: { readonly id: string }) => void,
    fail: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error), refusal: refusalOf(error) })),
    forgive: assign({ failure: null, refusal: null }),
  },
  guards: {
    isChosen: ({ context }) => isChosen(context),
    isBlank: (_, { term }: { term: string }) => term.trim() === '',
  },
}).createMachine({
  id: 'diagnosis-start',
  context: ({ input: { position } }) => ({
    way: 'position',
    position,
    term: '',
    found: null,
    title: '',
    text: '',
    failure: null,
    refusal: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'resting',
      on: {
        'WAY.CHOSEN': { target: '.resting', actions: ['forgive', assign({ way: ({ event }) => event.way })] },
        'TERM.TYPED': [
          {
            guard: { type: 'isBlank', params: ({ event }) => event },
            target: '.resting',
            actions: assign({ term: '', found: null }),
          },
          { target: '.waiting', actions: ['forgive', assign({ term: ({ event }) => event.term })] },
        ],
        'POSITION.CHOSEN': {
          target: '.resting',
          actions: ['forgive', assign({ position: ({ event }) => event.position, term: '', found: null })],
        },
        'TITLE.TYPED': { actions: assign({ title: ({ event }) => event.title }) },
        'TEXT.TYPED': { actions: assign({ text: ({ event }) => event.text }) },
        STARTED: { guard: 'isChosen', target: 'starting' },
      },
      states: {
        resting: {},
        notFound: { description: 'What was looked for could not be asked for.' },
        waiting: { after: { TYPING_PAUSE: 'finding' } },
        finding: {
          invoke: {
            id: 'find',
            src: 'find',
            input: ({ context: { term } }) => ({ term: term.trim() }),
            onDone: { target: 'resting', actions: assign({ found: ({ event }) => event.output }) },
            onError: { target: 'notFound', actions: { type: 'fail', params: ({ event }) => event } },
          },
        },
      },
    },
    starting: {
      tags: 'busy',
      entry: 'forgive',
      invoke: {
        id: 'start',
        src: 'start',
        input: ({ context }) => orderOf(context),
        onDone: { target: 'left', actions: { type: 'open', params: ({ event }) => event.output } },
        onError: { target: 'choosing', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    left: { type: 'final', description: 'The report is opened.' },
  },
})
