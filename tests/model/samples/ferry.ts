import { and, assign, emit, raise, sendTo, setup } from 'xstate'
import { catalogue } from '../../../machines/kit/catalogue.ts'
import { actionPlaceholder, callbackPlaceholder } from '../../../machines/kit/placeholder.ts'

type Event = { type: 'BOARDED'; car: string } | { type: 'CALLED' } | { type: 'WARNED'; of: string } | { type: 'CALMED' }

/** A place for every fault of states, of data and of order. */
const ferryMachine = setup({
  types: {
    context: {} as { car: string; full: boolean; warning: string },
    events: {} as Event,
    emitted: {} as { type: 'HORN'; times: number },
  },
  actors: { sail: callbackPlaceholder<Event, { car: string; to: string }>('sail') },
  actions: {
    hoot: actionPlaceholder('hoot'),
    moor: actionPlaceholder('moor'),
    tell: actionPlaceholder('tell') as (_: unknown, params: { warning: string }) => void,
    load: assign((_, { car }: { car: string }) => ({ car, full: true })),
  },
  guards: { isFull: ({ context }) => context.full, isCalm: ({ context }) => context.warning === '' },
}).createMachine({
  id: 'ferry',
  context: { car: '', full: false, warning: '' },
  initial: 'ashore',
  output: ({ context }) => ({ car: context.car, arrived: true }),
  on: { WARNED: { actions: assign(({ event }) => ({ warning: event.of })) } },
  states: {
    ashore: {
      tags: 'idle',
      on: {
        BOARDED: { actions: { type: 'load', params: ({ event }) => event } },
        CALLED: { guard: and(['isFull', 'isCalm']), target: 'afloat' },
      },
    },
    afloat: {
      id: 'sailing',
      invoke: { id: 'sail', src: 'sail', input: ({ context }) => ({ car: context.car, to: 'island' }) },
      initial: 'slow',
      on: {
        CALMED: { target: '.fast', actions: raise({ type: 'WARNED', of: 'reef' }) },
        CALLED: { target: 'landed', actions: [emit({ type: 'HORN', times: 2 }), 'moor', 'hoot'] },
      },
      states: {
        slow: {},
        fast: {
          entry: 'hoot',
          on: {
            BOARDED: {
              target: 'fast',
              reenter: true,
              actions: sendTo('sail', ({ event }) => ({ type: 'BOARDED', car: event.car })),
            },
          },
        },
      },
    },
    landed: {
      type: 'final',
      entry: [{ type: 'tell', params: ({ context }) => ({ warning: context.warning }) }, assign({ warning: '' })],
    },
  },
})

export const ferry = catalogue({
  flow: 'ferry',
  machine: ferryMachine,
  inputs: { plain: undefined },
  events: [{ type: 'BOARDED', car: 'red' }, { type: 'CALLED' }, { type: 'WARNED', of: 'storm' }, { type: 'CALMED' }],
  actors: { sail: {} },
  delays: {},
})
