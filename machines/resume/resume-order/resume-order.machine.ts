import { assign, setup } from 'xstate'
import { codes } from '../../../contract/codes.ts'
import { failureOf, hasCode } from '../../../contract/failures.ts'
import { type Notice, noticeOf } from '../../kit/notice.ts'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import type { Order, OrderSent, ResumeOrderContext, ResumeOrderEvent } from './resume-order.types.ts'

const isConflict = ({ event }: { event: { error: unknown } }) => hasCode(failureOf(event.error), codes.conflict)

const versionOf = ({ event }: { event: { error: unknown } }): number | null => {
  const failure = failureOf(event.error)
  return failure.kind === 'server' ? Object(failure.data).version : null
}

const told = ({ event }: { event: { error: unknown } }): Notice => noticeOf(event.error)

const sent = ({ context: { orders, version } }: { context: ResumeOrderContext }): OrderSent => ({
  ...orders[0]!,
  version,
})

/** Entries put in another order (RES-2): shown at once, sent one after the other, and once more over somebody else's. */
export const resumeOrderMachine = setup({
  types: { context: {} as ResumeOrderContext, events: {} as ResumeOrderEvent },
  actors: {
    sendOrder: promisePlaceholder<void, OrderSent>('sendOrder'),
    readAnew: promisePlaceholder<void>('readAnew'),
  },
  actions: {
    /** As if the server had it. */
    show: actionPlaceholder('show') as (_: unknown, params: Order) => void,
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
    queue: assign(({ context }, order: Order) => ({ orders: [...context.orders, order] })),
    goOn: assign(({ context }) => ({ orders: context.orders.slice(1), version: null })),
  },
  guards: { isMore: ({ context }) => context.orders.length > 0 },
}).createMachine({
  id: 'resume-order',
  context: { orders: [], version: null },
  initial: 'resting',
  on: {
    'ORDER.MADE': {
      actions: [
        { type: 'show', params: ({ event }) => event.order },
        { type: 'queue', params: ({ event }) => event.order },
      ],
    },
  },
  states: {
    resting: { always: { guard: 'isMore', target: 'sending' } },
    sending: {
      invoke: {
        id: 'sendOrder',
        src: 'sendOrder',
        input: sent,
        onDone: 'next',
        onError: [
          { guard: isConflict, target: 'again', actions: assign({ version: versionOf }) },
          { target: 'reading', actions: { type: 'notify', params: told } },
        ],
      },
    },
    again: {
      description: 'On the order that somebody else left, once: nothing that was written is lost by it.',
      invoke: {
        id: 'sendOrder',
        src: 'sendOrder',
        input: sent,
        onDone: 'next',
        onError: { target: 'reading', actions: { type: 'notify', params: told } },
      },
    },
    reading: {
      description: 'What is shown is not what the server has.',
      invoke: { id: 'readAnew', src: 'readAnew', onDone: 'next', onError: 'next' },
    },
    next: { entry: 'goOn', always: 'resting' },
  },
})
