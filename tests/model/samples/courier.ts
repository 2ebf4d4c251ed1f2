import { assign, createMachine, emit, raise, sendParent, sendTo, setup } from 'xstate'
import { catalogue } from '../../../machines/kit/catalogue.ts'
import { actionPlaceholder, callbackPlaceholder, promisePlaceholder } from '../../../machines/kit/placeholder.ts'

type Event =
  | { type: 'ORDER.PLACED'; parcel: string }
  | { type: 'POSITION.CHANGED'; metres: number }
  | { type: 'RUNG' }
  | { type: 'DOOR.ANSWERED' }
  | { type: 'ABANDONED' }

/** Parallel regions; a promise, a callback and a child machine; raise, sendTo, emit, a word to the parent; an output. */
export const courierMachine = setup({
  types: {
    context: {} as { parcel: string; metres: number },
    events: {} as Event,
    input: {} as { metres: number },
    output: {} as { delivered: string },
    emitted: {} as { type: 'HONKED' },
  },
  actors: {
    pack: promisePlaceholder<string, { parcel: string }>('pack'),
    track: callbackPlaceholder<Event>('track'),
    signature: createMachine({ id: 'signature' }),
  },
  actions: { thank: actionPlaceholder('thank') },
  guards: { isThere: ({ context }) => context.metres === 0 },
}).createMachine({
  id: 'courier',
  context: ({ input }) => ({ parcel: '', metres: input.metres }),
  initial: 'idle',
  output: ({ context }) => ({ delivered: context.parcel }),
  on: { ABANDONED: { target: '.abandoned', actions: sendParent({ type: 'PARCEL.LOST' }) } },
  states: {
    idle: { on: { 'ORDER.PLACED': { target: 'packing', actions: assign({ parcel: ({ event }) => event.parcel }) } } },
    packing: {
      invoke: {
        id: 'pack',
        src: 'pack',
        input: ({ context }) => ({ parcel: context.parcel }),
        onDone: { target: 'underway', actions: assign({ parcel: ({ event }) => event.output }) },
        onError: 'idle',
      },
    },
    underway: {
      type: 'parallel',
      invoke: { id: 'signature', src: 'signature', onDone: { target: 'delivered', actions: 'thank' } },
      states: {
        road: {
          initial: 'driving',
          states: {
            driving: {
              invoke: { id: 'track', src: 'track' },
              on: { 'POSITION.CHANGED': { actions: assign({ metres: ({ event }) => event.metres }) } },
              always: { guard: 'isThere', target: 'there', actions: raise({ type: 'RUNG' }) },
            },
            there: {},
          },
        },
        door: {
          initial: 'shut',
          states: {
            shut: { on: { RUNG: { target: 'rung', actions: emit({ type: 'HONKED' }) } } },
            rung: {
              on: { 'DOOR.ANSWERED': { target: 'open', actions: sendTo('signature', { type: 'PEN.HANDED' }) } },
            },
            open: {},
          },
        },
      },
    },
    delivered: { type: 'final' },
    abandoned: { type: 'final' },
  },
})

export const courier = catalogue({
  flow: 'courier',
  machine: courierMachine,
  inputs: { far: { metres: 900 }, next: { metres: 0 } },
  events: [{ type: 'ORDER.PLACED', parcel: 'book' }, { type: 'DOOR.ANSWERED' }, { type: 'ABANDONED' }],
  actors: {
    pack: { done: ['wrapped book'], error: ['no paper'] },
    track: {
      sends: [
        { type: 'POSITION.CHANGED', metres: 300 },
        { type: 'POSITION.CHANGED', metres: 0 },
      ],
    },
    signature: { done: [undefined] },
  },
  delays: {},
})
