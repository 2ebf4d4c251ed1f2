import { assign, setup } from 'xstate'
import type { PositionStatus } from '../../../contract/calls/desk.ts'
import { failureOf } from '../../../contract/failures.ts'
import type { Notice } from '../../kit/notice.ts'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import type { Opening, PositionOpeningContext, PositionOpeningEvent } from './position-opening.types.ts'

/** Closes a position, which ends deliveries and is asked about before, or opens it anew. */
export const positionOpeningMachine = setup({
  types: {
    context: {} as PositionOpeningContext,
    events: {} as PositionOpeningEvent,
    tags: {} as 'busy',
  },
  actors: { setOpen: promisePlaceholder<PositionStatus, Pick<Opening, 'id' | 'open'>>('setOpen') },
  actions: {
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
    keep: assign(({ event }) => (event.type === 'OPENING.ASKED' ? { asked: event.asked } : {})),
  },
}).createMachine({
  id: 'position-opening',
  context: { asked: null, failure: null },
  initial: 'resting',
  states: {
    resting: {
      entry: assign({ asked: null, failure: null }),
      on: {
        'OPENING.ASKED': [
          { guard: ({ event }) => event.asked.open, target: 'saving', actions: 'keep' },
          { target: 'confirming', actions: 'keep' },
        ],
      },
    },
    confirming: { on: { CONFIRMED: 'saving', CANCELLED: 'resting' } },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'setOpen',
        src: 'setOpen',
        input: ({ context: { asked } }) => ({ id: asked!.id, open: asked!.open }),
        onDone: {
          target: 'resting',
          actions: {
            type: 'notify',
            params: ({ context, event }) => ({
              kind: 'positionSet',
              status: event.output,
              title: context.asked!.title,
            }),
          },
        },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    failed: {
      description: 'The position is as it was.',
      on: { CONFIRMED: 'saving', CANCELLED: 'resting' },
    },
  },
})
