import { setup } from 'xstate'
import type { Catalogue } from '../../../machines/kit/catalogue.ts'

/** Two guards that exclude each other, so that their order makes no difference. */
const signMachine = setup({
  types: { events: {} as { type: 'CAME'; value: number } },
  guards: {
    isBelow: (_, { value }: { value: number }) => value < 0,
    isAbove: (_, { value }: { value: number }) => value > 0,
  },
}).createMachine({
  id: 'sign',
  initial: 'zero',
  states: {
    zero: {
      on: {
        CAME: [
          { guard: { type: 'isBelow', params: ({ event }) => event }, target: 'minus' },
          { guard: { type: 'isAbove', params: ({ event }) => event }, target: 'plus' },
        ],
      },
    },
    minus: {},
    plus: {},
  },
})

export const sign = (equivalent: Record<string, string>): Catalogue => ({
  flow: 'sign',
  machine: signMachine,
  inputs: { plain: undefined },
  events: [-1, 0, 1].map((value) => ({ type: 'CAME', value })),
  actors: {},
  delays: {},
  equivalent,
})
