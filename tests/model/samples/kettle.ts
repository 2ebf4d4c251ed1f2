import { setup } from 'xstate'
import { catalogue } from '../../../machines/kit/catalogue.ts'
import { promisePlaceholder } from '../../../machines/kit/placeholder.ts'

export const SAMPLE_INTERVAL = 1000
export const TIME_LIMIT = 60_000

/** Two timers that run at once, an actor between them, states in states. */
export const kettleMachine = setup({
  types: { events: {} as { type: 'SWITCHED' } },
  actors: { measure: promisePlaceholder<number>('measure') },
  guards: { isBoiling: (_, { degrees }: { degrees: number }) => degrees >= 100 },
  delays: { SAMPLE_INTERVAL, TIME_LIMIT },
}).createMachine({
  id: 'kettle',
  initial: 'off',
  states: {
    off: { on: { SWITCHED: 'heating' } },
    heating: {
      initial: 'measuring',
      on: { SWITCHED: 'off' },
      after: { TIME_LIMIT: 'broken' },
      states: {
        measuring: {
          invoke: {
            id: 'measure',
            src: 'measure',
            onDone: [
              { guard: { type: 'isBoiling', params: ({ event }) => ({ degrees: event.output }) }, target: 'full' },
              { target: 'waiting' },
            ],
            onError: '#kettle.broken',
          },
        },
        waiting: { after: { SAMPLE_INTERVAL: 'measuring' } },
        full: { type: 'final' },
      },
      onDone: 'off',
    },
    broken: { after: { 500: 'off' } },
  },
})

export const kettle = catalogue({
  flow: 'kettle',
  machine: kettleMachine,
  inputs: { plain: undefined },
  events: [{ type: 'SWITCHED' }],
  actors: { measure: { done: [20, 100], error: ['no sensor'] } },
  delays: { SAMPLE_INTERVAL, TIME_LIMIT },
})
