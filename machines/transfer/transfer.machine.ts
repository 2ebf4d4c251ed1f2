import { assign, setup } from 'xstate'
import type { Identity } from '../../contract/calls/transfer.ts'
import type { LoginType } from '../../contract/storage.ts'
import { actionPlaceholder, promisePlaceholder } from '../placeholder.ts'
import type { TransferClaim, TransferContext, TransferEvent, TransferInput, TransferOutcome } from './transfer.types.ts'

/** Arrives from another of our sites (FAIR-3): the server says who it is, never the address. */
export const transferMachine = setup({
  types: {
    context: {} as TransferContext,
    events: {} as TransferEvent,
    input: {} as TransferInput,
    tags: {} as 'busy',
  },
  actors: {
    exchange: promisePlaceholder<TransferOutcome, TransferClaim>('exchange'),
    storeIdentity: promisePlaceholder<void, { identity: Identity }>('storeIdentity'),
  },
  actions: {
    goHome: actionPlaceholder('goHome'),
    openLogin: actionPlaceholder('openLogin') as (_: unknown, params: { loginType: LoginType }) => void,
  },
  guards: {
    isNobody: ({ context }) => context.claim.loginType === null && context.claim.userId === '',
    isClaim: ({ context }) => context.claim.loginType !== null && context.claim.userId !== '',
  },
}).createMachine({
  id: 'transfer',
  context: ({ input }) => ({ claim: input, identity: null }),
  initial: 'validating',
  states: {
    validating: {
      always: [
        { guard: 'isNobody', target: 'arrived' },
        { guard: 'isClaim', target: 'exchanging' },
        { target: 'notFound' },
      ],
    },
    exchanging: {
      tags: 'busy',
      invoke: {
        id: 'exchange',
        src: 'exchange',
        input: ({ context }) => context.claim,
        onDone: [
          {
            guard: ({ event }) => event.output.result === 'proven',
            target: 'redirecting',
            actions: assign({
              identity: ({ event }) => (event.output.result === 'proven' ? event.output.identity : null),
            }),
          },
          { guard: ({ event }) => event.output.result === 'expired', target: 'expired' },
          { guard: ({ event }) => event.output.result === 'wrongIdentity', target: 'wrongIdentity' },
          { target: 'notFound' },
        ],
        onError: 'failed',
      },
    },
    redirecting: {
      tags: 'busy',
      invoke: {
        id: 'storeIdentity',
        src: 'storeIdentity',
        input: ({ context }) => ({ identity: context.identity! }),
        onDone: 'arrived',
        onError: 'cookiesBlocked',
      },
    },
    expired: {
      description: 'Nothing is proven: the login of the claimed kind is opened.',
      entry: { type: 'openLogin', params: ({ context }) => ({ loginType: context.claim.loginType! }) },
      on: { 'LOGIN.ASKED': { target: 'expired', reenter: true } },
    },
    wrongIdentity: {
      description: 'Somebody else is logged in, here or by the ticket.',
      on: { 'LOGIN.ASKED': 'expired' },
    },
    notFound: { description: 'The address names nobody.' },
    failed: { description: 'No answer; the ticket may still be good.', on: { RETRIED: 'exchanging' } },
    cookiesBlocked: { description: 'Without cookies no login would last; the visitor is told how to allow them.' },
    arrived: { type: 'final', entry: 'goHome' },
  },
})
