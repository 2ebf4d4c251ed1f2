import { and, assign, setup, stateIn } from 'xstate'
import type { DeliverRefusal } from '../../../contract/calls/deliveries.ts'
import { type Failure, failureOf } from '../../../contract/failures.ts'
import { type Notice, noticeOf } from '../../kit/notice.ts'
import { actionPlaceholder, callbackPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import {
  isChoosable,
  isLoginLost,
  isMessageLong,
  isOutcomeUnknown,
  lacksIn,
  mayPass,
  refusalIn,
  refusalOf,
  wayOf,
  wishOf,
} from './deliver.rules.ts'
import type {
  DeliverContext,
  DeliverEvent,
  DeliverInput,
  Offer,
  Parcel,
  Receipt,
  StudentChanged,
  WantedPosition,
  Way,
  WayTaken,
} from './deliver.types.ts'

const wasLoggedIn = ({ event }: { event: { output: boolean } }) => event.output
const isOver = ({ event }: { event: { error: unknown } }) => isLoginLost(event.error)
const isRefusal = ({ event }: { event: { error: unknown } }) => refusalOf(event.error) !== null
const isKept = ({ event }: { event: { output: Receipt } }) => event.output.isKept
const unseen = stateIn('#unseen')

const failureNotice = ({ title }: WantedPosition, error: unknown): Notice =>
  isOutcomeUnknown(failureOf(error)) ? { kind: 'deliverUnknown', title } : { kind: 'deliverFailed', title }

const goOn = (wayIn: (context: DeliverContext) => Way | null) => ({
  type: 'goOn' as const,
  params: ({ context }: { context: DeliverContext }): WayTaken => ({
    way: wayIn(context)!,
    lacks: lacksIn(context),
    positionId: context.position.id,
  }),
})

/** The way on to the page that tells what becomes of deliveries. */
const followUp = {
  target: '#deliver.closed',
  actions: ['hide', goOn(() => 'followUp')],
} as const

/** A resume or an attachment goes to a position, once (JOB-3). */
export const deliverMachine = setup({
  types: {
    context: {} as DeliverContext,
    events: {} as DeliverEvent,
    input: {} as DeliverInput,
  },
  actors: {
    watchStudent: callbackPlaceholder<StudentChanged>('watchStudent'),
    askLogin: promisePlaceholder<boolean>('askLogin'),
    read: promisePlaceholder<Offer, Pick<WantedPosition, 'id'>>('read'),
    send: promisePlaceholder<Receipt, Parcel>('send'),
  },
  actions: {
    show: actionPlaceholder('show') as (_: unknown, params: { id: string }) => void,
    hide: actionPlaceholder('hide'),
    review: actionPlaceholder('review'),
    goOn: actionPlaceholder('goOn') as (_: unknown, params: WayTaken) => void,
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
    take: assign(({ context }, { offer }: { offer: Offer }) => ({
      offer,
      ...wishOf(context, offer),
      refusal: refusalIn(offer),
    })),
    refuse: assign((_, { refusal }: { refusal: DeliverRefusal | null }) => ({ refusal })),
    forget: assign({ message: '' }),
    fail: assign((_, { failure }: { failure: Failure }) => ({ failure })),
  },
  guards: {
    isRefused: ({ context }) => context.refusal !== null,
    wasDelivered: ({ context: { offer } }) => offer !== null && offer.status !== null,
    isChoosable: ({ context: { offer } }, { choice }: { choice: string }) =>
      offer !== null && isChoosable(offer, choice),
    isReady: ({ context: { choice, message } }) => choice !== null && !isMessageLong(message),
    hasWay: ({ context }) => wayOf(context) !== null,
    mayPass: ({ context }) => mayPass(context.refusal),
    isNobody: ({ event }) => event.type === 'STUDENT.CHANGED' && event.userId === '',
  },
}).createMachine({
  id: 'deliver',
  context: ({ input }) => ({
    ...input,
    offer: null,
    choice: null,
    failure: null,
    refusal: null,
    earlier: '',
  }),
  initial: 'asking',
  invoke: { id: 'watchStudent', src: 'watchStudent' },
  states: {
    asking: {
      description: 'Who the visitor is, and the login that it takes; what was chosen and typed waits for who did that.',
      invoke: {
        id: 'askLogin',
        src: 'askLogin',
        onDone: [
          {
            guard: wasLoggedIn,
            target: 'open',
            actions: { type: 'show', params: ({ context }) => context.position },
          },
          { target: 'closed' },
        ],
        onError: 'closed',
      },
    },
    open: {
      description: 'The dialog lies over the page.',
      initial: 'reading',
      on: {
        'DIALOG.CLOSED': { target: 'closed', actions: 'hide' },
        // Another dialog took its place.
        'DIALOG.ASKED': 'asking',
        'STUDENT.CHANGED': { target: 'closed', actions: 'hide' },
      },
      states: {
        reading: {
          // A read under way finds itself that nobody is logged in any more.
          on: { 'STUDENT.CHANGED': { guard: 'isNobody' } },
          invoke: {
            id: 'read',
            src: 'read',
            input: ({ context: { position } }) => ({ id: position.id }),
            onDone: { target: 'sorting', actions: { type: 'take', params: ({ event }) => ({ offer: event.output }) } },
            onError: [
              { guard: isOver, target: '#deliver.asking' },
              {
                target: 'unread',
                actions: { type: 'fail', params: ({ event }) => ({ failure: failureOf(event.error) }) },
              },
            ],
          },
        },
        unread: { exit: assign({ failure: null }), on: { RETRIED: 'reading' } },
        sorting: {
          always: [
            { guard: 'isRefused', target: 'refused' },
            { guard: 'wasDelivered', target: 'already' },
            { target: 'choosing' },
          ],
        },
        choosing: {
          initial: 'fresh',
          on: {
            'OFFER.CHOSEN': {
              guard: { type: 'isChoosable', params: ({ event }) => event },
              actions: assign(({ event: { choice } }) => ({ choice })),
            },
            'MESSAGE.TYPED': { actions: assign(({ event: { message } }) => ({ message })) },
            CONFIRMED: { guard: 'isReady', target: '#deliver.sending' },
            'STUDENT.CHANGED': {
              target: '#deliver.closed',
              actions: [
                'hide',
                { type: 'notify', params: ({ context }) => ({ kind: 'deliverLeft', title: context.position.title }) },
              ],
            },
            'WAY.TAKEN': {
              guard: 'hasWay',
              target: '#deliver.closed',
              actions: ['hide', goOn(wayOf)],
            },
          },
          states: {
            fresh: {},
            failed: {
              description: 'It did not get there, or nobody knows; all is as it was.',
              exit: assign({ failure: null }),
              on: { 'DIALOG.CLOSED': { target: '#deliver.closed', actions: ['hide', 'review'] } },
            },
          },
        },
        delivered: { on: { 'WAY.TAKEN': followUp } },
        elsewhere: {
          description: 'Something else was delivered before, in another tab perhaps; this was not.',
          on: { 'WAY.TAKEN': followUp },
        },
        already: { description: 'It was delivered before.', on: { 'WAY.TAKEN': followUp } },
        refused: {
          on: {
            RETRIED: { guard: 'mayPass', target: 'reading' },
            'WAY.TAKEN': {
              guard: 'hasWay',
              target: '#deliver.closed',
              actions: ['hide', goOn(wayOf)],
            },
          },
        },
      },
    },
    sending: {
      initial: 'seen',
      on: {
        'STUDENT.CHANGED': [
          // A send under way finds that itself, too; its dialog is hidden, so that a newcomer does not see the rest.
          { guard: 'isNobody', target: '.unseen', actions: 'hide' },
          { target: 'closed', actions: 'hide' },
        ],
      },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { position, offer, choice, message } }) => ({
          userId: offer!.userId,
          positionId: position.id,
          choice: choice!,
          message: message.trim(),
        }),
        onDone: [
          {
            guard: and([unseen, isKept]),
            target: 'closed',
            actions: [
              'forget',
              { type: 'notify', params: ({ context }) => ({ kind: 'delivered', title: context.position.title }) },
            ],
          },
          {
            guard: unseen,
            target: 'closed',
            actions: {
              type: 'notify',
              params: ({ context }) => ({ kind: 'deliveredBefore', title: context.position.title }),
            },
          },
          { guard: isKept, target: 'open.delivered', actions: 'forget' },
          { target: 'open.elsewhere', actions: assign({ earlier: ({ event }) => event.output.deliveredAt }) },
        ],
        onError: [
          { guard: isOver, target: 'asking' },
          {
            guard: and([unseen, isRefusal]),
            target: 'closed',
            actions: { type: 'notify', params: ({ event }) => noticeOf(event.error) },
          },
          {
            guard: isRefusal,
            target: 'open.refused',
            actions: { type: 'refuse', params: ({ event }) => ({ refusal: refusalOf(event.error) }) },
          },
          {
            guard: unseen,
            target: 'aside',
            actions: [
              'review',
              { type: 'notify', params: ({ context, event }) => failureNotice(context.position, event.error) },
            ],
          },
          {
            target: 'open.choosing.failed',
            actions: { type: 'fail', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          },
        ],
      },
      states: {
        seen: { on: { 'DIALOG.CLOSED': { target: 'unseen', actions: 'hide' } } },
        unseen: {
          id: 'unseen',
          description: 'The dialog was closed: what is on its way is not called back.',
          on: {
            'DIALOG.ASKED': { target: 'seen', actions: { type: 'show', params: ({ context }) => context.position } },
          },
        },
      },
    },
    aside: {
      description: 'It did not get there while nobody looked; what was typed waits for whoever asks for it.',
      on: {
        'DIALOG.ASKED': 'asking',
        'STUDENT.CHANGED': 'closed',
      },
    },
    closed: { type: 'final' },
  },
})
