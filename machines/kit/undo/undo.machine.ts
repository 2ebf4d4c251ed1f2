import { assign, setup } from 'xstate'
import { codes } from '../../../contract/codes.ts'
import { type Failure, failureOf, hasCode } from '../../../contract/failures.ts'
import { actionPlaceholder, promisePlaceholder } from '../placeholder.ts'
import type { Deleted, UndoContext, UndoEvent, UndoInput, UndoOutput, UndoTag } from './undo.types.ts'

/** Milliseconds in which a deletion can be undone: the server keeps what was deleted no longer. */
export const UNDO_TIME = 10_000

const deleted = ({ context: { id, title } }: { context: UndoContext }): Deleted => ({ id, title })

const isTooLate = ({ event }: { event: { error: unknown } }) => {
  const failure = failureOf(event.error)
  return hasCode(failure, codes.notFound)
}

/** Deletes at once, and offers for a while to have it back. */
export const undoMachine = setup({
  types: {
    context: {} as UndoContext,
    events: {} as UndoEvent,
    input: {} as UndoInput,
    output: {} as UndoOutput,
    tags: {} as UndoTag,
  },
  actors: {
    remove: promisePlaceholder<void, Deleted>('remove'),
    restore: promisePlaceholder<void, Deleted>('restore'),
  },
  actions: {
    hide: actionPlaceholder('hide') as (_: unknown, params: Deleted) => void,
    show: actionPlaceholder('show') as (_: unknown, params: Deleted) => void,
    fail: assign((_, { error }: { error: unknown }): { failure: Failure } => ({ failure: failureOf(error) })),
  },
  delays: { UNDO_TIME },
}).createMachine({
  id: 'undo',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'removing',
  output: ({ event }) => event.output as UndoOutput,
  states: {
    removing: {
      tags: 'busy',
      entry: { type: 'hide', params: deleted },
      invoke: {
        id: 'remove',
        src: 'remove',
        input: deleted,
        onDone: 'offered',
        onError: {
          target: 'notRemoved',
          actions: [
            { type: 'fail', params: ({ event }) => event },
            { type: 'show', params: deleted },
          ],
        },
      },
    },
    notRemoved: {
      description: 'It stays, and is shown again.',
      on: { RETRIED: { target: 'removing', actions: assign({ failure: null }) }, 'OFFER.DISMISSED': 'kept' },
    },
    offered: {
      after: { UNDO_TIME: 'deleted' },
      on: { 'UNDO.CHOSEN': 'restoring', 'OFFER.DISMISSED': 'deleted' },
    },
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'restore',
        src: 'restore',
        input: deleted,
        onDone: { target: 'restored', actions: { type: 'show', params: deleted } },
        onError: [
          { guard: isTooLate, target: 'tooLate' },
          { target: 'notRestored', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
    },
    notRestored: {
      on: { RETRIED: { target: 'restoring', actions: assign({ failure: null }) }, 'OFFER.DISMISSED': 'deleted' },
    },
    tooLate: { on: { 'OFFER.DISMISSED': 'deleted' } },
    deleted: { type: 'final', output: { result: 'deleted' } },
    restored: { type: 'final', output: { result: 'restored' } },
    kept: { type: 'final', output: { result: 'kept' } },
  },
})
