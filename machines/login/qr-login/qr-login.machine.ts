import { type AnyEventObject, assign, raise, setup, stateIn } from 'xstate'
import { failureOf } from '../../../contract/failures.ts'
import { isSomebody } from '../../../contract/nobody.ts'
import { callbackPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import type { VisibilityEvent } from '../../kit/visibility.ts'
import type { PollAnswer, QrCode, QrLoginContext, QrLoginEvent, QrLoginInput, QrLoginOutput } from './qr-login.types.ts'

/** Milliseconds between the end of a poll and the next one. */
export const POLL_INTERVAL = 1000
/** Polls after which a code counts as expired. */
export const POLL_LIMIT = 60

/** Shows a code, polls until a phone confirmed it, once (QR-1 to QR-6). */
export const qrLoginMachine = setup({
  types: {
    context: {} as QrLoginContext,
    events: {} as QrLoginEvent,
    input: {} as QrLoginInput,
    output: {} as QrLoginOutput,
    tags: {} as 'refreshable',
  },
  actors: {
    fetchQrCode: promisePlaceholder<QrCode, { page: string }>('fetchQrCode'),
    poll: promisePlaceholder<PollAnswer, { uuid: string }>('poll'),
    watchVisibility: callbackPlaceholder<VisibilityEvent>('watchVisibility'),
    holdQrCode: callbackPlaceholder<AnyEventObject, { uuid: string }>('holdQrCode'),
  },
  guards: {
    isTabHidden: stateIn('#tabHidden'),
    isLastPoll: ({ context }) => context.polls >= POLL_LIMIT,
  },
  delays: { POLL_INTERVAL },
}).createMachine({
  id: 'qrLogin',
  context: ({ input }) => ({ page: input.page, qrCode: null, polls: 0, userId: '', failure: null }),
  initial: 'fetching',
  output: ({ context }) => ({ userId: context.userId }),
  states: {
    fetching: {
      entry: assign({ qrCode: null, polls: 0, failure: null }),
      invoke: {
        id: 'fetchQrCode',
        src: 'fetchQrCode',
        input: ({ context }) => ({ page: context.page }),
        onDone: { target: 'live', actions: assign({ qrCode: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    live: {
      type: 'parallel',
      invoke: [
        { id: 'watchVisibility', src: 'watchVisibility' },
        {
          id: 'holdQrCode',
          src: 'holdQrCode',
          input: ({ context }) => ({ uuid: context.qrCode?.uuid ?? '' }),
        },
      ],
      states: {
        tab: {
          initial: 'shown',
          states: {
            shown: { on: { 'TAB.HIDDEN': 'hidden' } },
            hidden: { id: 'tabHidden', on: { 'TAB.SHOWN': 'shown' } },
          },
        },
        phone: {
          initial: 'away',
          states: {
            away: { on: { 'PHONE.SCANNED': 'deciding' } },
            deciding: {
              description: 'Scanned; the phone shows who asks.',
              tags: 'refreshable',
              on: { REFRESHED: '#qrLogin.fetching' },
            },
          },
        },
        polling: {
          initial: 'requesting',
          states: {
            requesting: {
              entry: assign({ polls: ({ context }) => context.polls + 1 }),
              invoke: {
                id: 'poll',
                src: 'poll',
                input: ({ context }) => ({ uuid: context.qrCode?.uuid ?? '' }),
                onDone: [
                  {
                    guard: ({ event }) => isSomebody(event.output.userId),
                    target: '#qrLogin.confirmed',
                    actions: assign({ userId: ({ event }) => event.output.userId }),
                  },
                  { guard: ({ event }) => event.output.status === 'cancelled', target: '#qrLogin.cancelled' },
                  { guard: ({ event }) => event.output.status === 'replaced', target: '#qrLogin.replaced' },
                  { guard: ({ event }) => event.output.status === 'expired', target: '#qrLogin.expired' },
                  { guard: 'isLastPoll', target: '#qrLogin.expired' },
                  {
                    guard: ({ event }) => event.output.status === 'scanned',
                    target: 'waiting',
                    actions: raise({ type: 'PHONE.SCANNED' }),
                  },
                  { target: 'waiting' },
                ],
                onError: [{ guard: 'isLastPoll', target: '#qrLogin.expired' }, { target: 'waiting' }],
              },
            },
            waiting: {
              always: { guard: 'isTabHidden', target: 'paused' },
              after: { POLL_INTERVAL: 'requesting' },
            },
            paused: {
              description: 'Nobody looks: the count does not run.',
              on: { 'TAB.SHOWN': 'requesting' },
            },
          },
        },
      },
    },
    expired: { tags: 'refreshable', on: { REFRESHED: 'fetching' } },
    cancelled: { tags: 'refreshable', on: { REFRESHED: 'fetching' } },
    replaced: {
      description: 'Another page of this browser shows a newer code; this one fetches its own only when asked.',
      tags: 'refreshable',
      on: { REFRESHED: 'fetching' },
    },
    failed: { tags: 'refreshable', on: { REFRESHED: 'fetching' } },
    confirmed: { type: 'final' },
  },
})
