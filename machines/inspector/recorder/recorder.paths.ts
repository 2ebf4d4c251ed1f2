import { catalogue } from '../../kit/catalogue.ts'
import { recorderMachine, shownRange } from './recorder.machine.ts'
import { recorderProperties } from './recorder.properties.ts'

const file = { name: 'trace.json', text: async () => '{}' }

export const recorderPaths = catalogue({
  flow: 'recorder',
  machine: recorderMachine,
  inputs: { panel: undefined },
  events: [
    { type: 'STEPS.RECORDED', first: 1, last: 3 },
    { type: 'STEPS.RECORDED', first: 3, last: 5 },
    { type: 'STEP.CHOSEN', step: 1 },
    { type: 'STEP.CHOSEN', step: 3 },
    { type: 'STEP.CHOSEN', step: 8 },
    { type: 'STEP.BACK' },
    { type: 'STEP.FORTH' },
    { type: 'STEP.FIRST' },
    { type: 'LIVE.RESUMED' },
    { type: 'INTAKE.PAUSED' },
    { type: 'INTAKE.RESUMED' },
    { type: 'LOG.CLEARED' },
    { type: 'FILE.CHOSEN', file },
  ],
  actors: {
    readTrace: { done: [{ first: 7, last: 9 }], error: [new Error('no trace')] },
  },
  delays: {},
  feasible: ({ context }, event) => !('last' in event) || Number(event.last) > context.last,
  properties: recorderProperties,
  invariants: {
    'the step looked at is one of those shown': ({ context }) => {
      const { first, last } = shownRange(context)
      return context.at === null || (first <= context.at && context.at <= last)
    },
    'no step is looked at exactly while live': ({ value, context }) =>
      (value.view === 'live') === (context.at === null),
    'a trace is there exactly while it is shown': ({ value, context }) =>
      (value.view === 'loaded') === (context.trace !== null),
  },
})
