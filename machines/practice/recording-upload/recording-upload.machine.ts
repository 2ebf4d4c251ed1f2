import { assign, setup } from 'xstate'
import { failureOf } from '../../../contract/failures.ts'
import type { Practice } from '../../../contract/practice.ts'
import { callbackPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import type { Piece, RecordingUploadContext, RecordingUploadEvent, Waiting } from './recording-upload.types.ts'

/** Milliseconds. */
export const RETRY_SOON = 5000
export const RETRY_LATER = 60_000
/** Tries of a piece before it waits for the network or the student. */
const TRIES = 4

/** Recordings that this browser keeps go to the server part by part, until the server has each answer (AIN-1). */
export const recordingUploadMachine = setup({
  types: {
    context: {} as RecordingUploadContext,
    events: {} as RecordingUploadEvent,
    tags: {} as 'busy',
  },
  actors: {
    look: promisePlaceholder<Waiting>('look'),
    /** Answers with the practice once an answer is there, null of a part. */
    send: promisePlaceholder<Practice | null, { readonly piece: Piece }>('send'),
    watchOnline: callbackPlaceholder<{ type: 'POKED' }>('watchOnline'),
  },
  delays: { RETRY_SOON, RETRY_LATER },
  guards: {
    isWaiting: (_, { output }: { output: Waiting }) => output.piece !== null,
    isFirst: ({ context: { failures } }) => failures === 0,
    isTired: ({ context: { failures } }) => failures + 1 >= TRIES,
  },
  actions: {
    fail: assign(({ context: { failures } }, { error }: { error: unknown }) => ({
      failures: failures + 1,
      failure: failureOf(error),
    })),
  },
}).createMachine({
  id: 'recording-upload',
  context: { piece: null, answers: [], share: 0, practice: null, failures: 0, failure: null },
  invoke: { id: 'watchOnline', src: 'watchOnline' },
  initial: 'looking',
  states: {
    idle: { on: { POKED: 'looking' } },
    looking: {
      tags: 'busy',
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          {
            guard: { type: 'isWaiting', params: ({ event }) => event },
            target: 'sending',
            actions: assign(({ event }) => event.output),
          },
          { target: 'idle', actions: assign(({ event }) => event.output) },
        ],
        onError: { target: 'held', actions: { type: 'fail', params: ({ event }) => event } },
      },
      on: { POKED: { target: 'looking', reenter: true } },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { piece } }) => ({ piece: piece! }),
        onDone: {
          target: 'looking',
          actions: assign(({ context: { practice }, event: { output } }) => ({
            failures: 0,
            failure: null,
            practice: output ?? practice,
          })),
        },
        onError: [
          { guard: 'isFirst', target: 'waiting', actions: { type: 'fail', params: ({ event }) => event } },
          { guard: 'isTired', target: 'held', actions: { type: 'fail', params: ({ event }) => event } },
          { target: 'waitingLonger', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
    },
    waiting: { after: { RETRY_SOON: 'looking' }, on: { POKED: 'looking' } },
    waitingLonger: { after: { RETRY_LATER: 'looking' }, on: { POKED: 'looking' } },
    held: {
      description: 'All of it stays on this browser until the network is back or the student tries again.',
      on: { POKED: { target: 'looking', actions: assign({ failures: 0 }) } },
    },
  },
})
