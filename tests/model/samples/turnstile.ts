import { assign, setup } from 'xstate'
import { catalogue } from '../../../machines/kit/catalogue.ts'
import { actionPlaceholder } from '../../../machines/kit/placeholder.ts'

type Event = { type: 'COIN.INSERTED'; value: number } | { type: 'PUSHED' }

/** Guards, payloads, a counter: no actor and no clock. */
export const turnstileMachine = setup({
  types: { context: {} as { coins: number }, events: {} as Event, tags: {} as 'passable' },
  actions: { ring: actionPlaceholder('ring') as (_: unknown, params: { times: number }) => void },
  guards: { isEnough: (_, { value }: { value: number }) => value >= 2 },
}).createMachine({
  id: 'turnstile',
  context: { coins: 0 },
  initial: 'locked',
  states: {
    locked: {
      entry: assign({ coins: 0 }),
      on: {
        'COIN.INSERTED': {
          guard: { type: 'isEnough', params: ({ event }) => ({ value: event.value }) },
          target: 'open',
          actions: assign({ coins: ({ event }) => event.value }),
        },
      },
    },
    open: {
      tags: 'passable',
      on: {
        PUSHED: { target: 'locked', actions: { type: 'ring', params: ({ context }) => ({ times: context.coins }) } },
      },
    },
  },
})

export const turnstile = catalogue({
  flow: 'turnstile',
  machine: turnstileMachine,
  inputs: { plain: undefined },
  events: [{ type: 'COIN.INSERTED', value: 1 }, { type: 'COIN.INSERTED', value: 2 }, { type: 'PUSHED' }],
  actors: {},
  delays: {},
})
