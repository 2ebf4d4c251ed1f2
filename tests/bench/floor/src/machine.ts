import { assign, fromPromise, setup } from 'xstate'

interface Poll {
  readonly status: 'pending' | 'confirmed' | 'expired'
}

const POLL_LIMIT = 60

/** A login by QR code in a few lines. */
export const qrMachine = setup({
  types: {
    context: {} as { polls: number },
    events: {} as { type: 'START' } | { type: 'CANCEL' } | { type: 'RETRY' },
  },
  actors: {
    poll: fromPromise<Poll>(async ({ signal }) => (await fetch('/api/poll', { signal })).json()),
  },
  guards: { isLastPoll: ({ context }) => context.polls >= POLL_LIMIT },
  delays: { POLL_INTERVAL: 1000 },
}).createMachine({
  id: 'qr',
  context: { polls: 0 },
  initial: 'idle',
  states: {
    idle: { on: { START: 'polling' } },
    polling: {
      initial: 'requesting',
      entry: assign({ polls: 0 }),
      on: { CANCEL: 'idle' },
      states: {
        requesting: {
          entry: assign({ polls: ({ context }) => context.polls + 1 }),
          invoke: {
            src: 'poll',
            onDone: [
              { guard: ({ event }) => event.output.status === 'confirmed', target: '#qr.confirmed' },
              { guard: ({ event }) => event.output.status === 'expired', target: '#qr.expired' },
              { target: 'waiting' },
            ],
            onError: '#qr.failed',
          },
        },
        waiting: {
          after: { POLL_INTERVAL: [{ guard: 'isLastPoll', target: '#qr.expired' }, { target: 'requesting' }] },
        },
      },
    },
    confirmed: { type: 'final' },
    expired: { on: { RETRY: 'polling' } },
    failed: { on: { RETRY: 'polling' } },
  },
})
