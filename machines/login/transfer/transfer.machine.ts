import { assign, setup } from 'xstate'
import type { Identity, TransferPreview } from '../../../contract/calls/transfer.ts'
import type { LoginType } from '../../../contract/rules/storage.ts'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import type { Identity as Visitor } from '../session/session.selectors.ts'
import type {
  PreviewOutcome,
  TransferClaim,
  TransferContext,
  TransferEvent,
  TransferInput,
  TransferOutcome,
} from './transfer.types.ts'

const isClaim = ({ loginType, userId }: TransferClaim) => loginType !== null && userId !== ''

/** A link may be anybody's: it replaces nobody, and lets in nobody who comes from outside, without a question. */
function isQuestionable({ arriving, current, is_from_ours }: TransferPreview): boolean {
  if (!current) return !is_from_ours
  return current.login_type !== arriving.login_type || current.user_id !== arriving.user_id
}

/** Arrives from another of our sites (FAIR-3): the server says who it is, never the address. */
export const transferMachine = setup({
  types: {
    context: {} as TransferContext,
    events: {} as TransferEvent,
    input: {} as TransferInput,
    tags: {} as 'busy',
  },
  actors: {
    preview: promisePlaceholder<PreviewOutcome, TransferClaim>('preview'),
    exchange: promisePlaceholder<TransferOutcome, TransferClaim>('exchange'),
    storeIdentity: promisePlaceholder<void, { identity: Identity }>('storeIdentity'),
    recogniseIdentity: promisePlaceholder<Visitor>('recogniseIdentity'),
  },
  actions: {
    goHome: actionPlaceholder('goHome'),
    openLogin: actionPlaceholder('openLogin') as (_: unknown, params: { loginType: LoginType }) => void,
  },
  guards: {
    isNobody: ({ context }) => context.claim.loginType === null && context.claim.userId === '',
    isClaim: ({ context }) => isClaim(context.claim),
    /** Nobody new can come without a ticket: the session that is here has to bear the claim out. */
    isBareClaim: ({ context }) => isClaim(context.claim) && context.claim.ticket === '',
  },
}).createMachine({
  id: 'transfer',
  context: ({ input }) => ({ claim: input, preview: null, identity: null }),
  initial: 'validating',
  states: {
    validating: {
      always: [
        { guard: 'isNobody', target: 'arrived' },
        { guard: 'isBareClaim', target: 'exchanging' },
        { guard: 'isClaim', target: 'previewing' },
        { target: 'notFound' },
      ],
    },
    previewing: {
      tags: 'busy',
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => context.claim,
        onDone: [
          {
            guard: ({ event: { output } }) => output.result === 'previewed' && isQuestionable(output.preview),
            target: 'asking',
            actions: assign({
              preview: ({ event: { output } }) => (output.result === 'previewed' ? output.preview : null),
            }),
          },
          { guard: ({ event }) => event.output.result === 'previewed', target: 'exchanging' },
          { guard: ({ event }) => event.output.result === 'expired', target: 'recognising' },
          { guard: ({ event }) => event.output.result === 'wrongIdentity', target: 'wrongIdentity' },
          { target: 'notFound' },
        ],
        onError: 'previewFailed',
      },
    },
    previewFailed: { description: 'No answer; the ticket may still be good.', on: { RETRIED: 'previewing' } },
    asking: {
      description: 'Whoever sent the link may have made it: the visitor is told whom it would let in, and who is here.',
      on: { ACCEPTED: 'exchanging', DECLINED: 'declined' },
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
          { guard: ({ event }) => event.output.result === 'expired', target: 'recognising' },
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
    recognising: {
      description: 'Nothing is proven. Whoever is somebody here already is not asked to log in.',
      tags: 'busy',
      invoke: {
        id: 'recogniseIdentity',
        src: 'recogniseIdentity',
        onDone: [{ guard: ({ event }) => event.output === 'anonymous', target: 'expired' }, { target: 'alreadyHere' }],
        onError: 'expired',
      },
    },
    alreadyHere: { description: 'The visitor may go on as who he is.' },
    expired: {
      description: 'Nothing is proven: the login of the claimed kind is opened.',
      entry: { type: 'openLogin', params: ({ context }) => ({ loginType: context.claim.loginType! }) },
      on: { 'LOGIN.ASKED': 'recognising' },
    },
    wrongIdentity: {
      description: 'Somebody else is logged in, here or by the ticket.',
      on: { 'LOGIN.ASKED': 'recognising' },
    },
    notFound: { description: 'The address names nobody.' },
    failed: { description: 'No answer; the ticket may still be good.', on: { RETRIED: 'exchanging' } },
    cookiesBlocked: { description: 'Without cookies no login would last; the visitor is told how to allow them.' },
    declined: { type: 'final', description: 'Everything stays as it was.', entry: 'goHome' },
    arrived: { type: 'final', entry: 'goHome' },
  },
})
