import { assign, setup } from 'xstate'
import { failureOf } from '../../../contract/failures.ts'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import type { PracticeDeletionContext, PracticeDeletionEvent } from './practice-deletion.types.ts'

/** Deletes a practice with all that was answered (AIN-1): asked about, since none can be had back. */
export const practiceDeletionMachine = setup({
  types: {
    context: {} as PracticeDeletionContext,
    events: {} as PracticeDeletionEvent,
    tags: {} as 'busy',
  },
  actors: { remove: promisePlaceholder<void, { readonly id: string }>('remove') },
  actions: {
    /** It is gone from every list. */
    tellDeleted: actionPlaceholder('tellDeleted') as (_: unknown, params: { readonly id: string }) => void,
  },
}).createMachine({
  id: 'practice-deletion',
  context: { id: '', failure: null },
  initial: 'resting',
  states: {
    resting: {
      entry: assign({ id: '', failure: null }),
      on: { 'DELETION.ASKED': { target: 'confirming', actions: assign(({ event: { id } }) => ({ id })) } },
    },
    confirming: { on: { CONFIRMED: 'deleting', CANCELLED: 'resting' } },
    deleting: {
      tags: 'busy',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'resting',
          actions: { type: 'tellDeleted', params: ({ context: { id } }) => ({ id }) },
        },
        onError: { target: 'failed', actions: assign(({ event }) => ({ failure: failureOf(event.error) })) },
      },
    },
    failed: { description: 'It stands as before.', on: { CONFIRMED: 'deleting', CANCELLED: 'resting' } },
  },
})
