import { assign, setup } from 'xstate'
import { failureOf } from '../../../contract/failures.ts'
import { isOffering } from '../../../contract/rules/delivery-steps.ts'
import type { CountdownEvent } from '../../kit/countdown.ts'
import type { Notice } from '../../kit/notice.ts'
import { actionPlaceholder, callbackPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { interviewInviteMachine } from '../interview-invite/interview-invite.machine.ts'
import {
  deadlineIn,
  hasNote,
  isBack,
  isLeft,
  isMovable,
  isNoteLong,
  isOfferWhole,
  movedIn,
  noOffer,
  toggled,
} from './desk-review.rules.ts'
import type {
  DeskReviewContext,
  DeskReviewEvent,
  DeskReviewInput,
  DeskStep,
  InviteAsked,
  LastMove,
  Move,
  Moved,
  OfferValues,
  StepOrder,
} from './desk-review.types.ts'

/** The words and terms that a move begins with. */
interface Worded {
  readonly note: string
  readonly offer?: OfferValues
}

const idsOf = ({ applicants }: Move) => applicants.map(({ id }) => id)

/** An employer decides about deliveries, one or several at once, and can take that back for a while. */
export const deskReviewMachine = setup({
  types: {
    input: {} as DeskReviewInput,
    context: {} as DeskReviewContext,
    events: {} as DeskReviewEvent,
    tags: {} as 'busy',
    children: {} as { invite: 'interviewInvite' },
  },
  actors: {
    takeStep: promisePlaceholder<Moved, StepOrder>('takeStep'),
    undo: promisePlaceholder<Moved, { ids: readonly string[] }>('undo'),
    interviewInvite: interviewInviteMachine,
    countdown: callbackPlaceholder<CountdownEvent, { deadline: number }>('countdown'),
  },
  actions: {
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
    rememberMove: actionPlaceholder('rememberMove') as (_: unknown, params: LastMove) => void,
    forgetMove: actionPlaceholder('forgetMove'),
    ask: assign(({ context }, { step, applicants, note, offer = noOffer }: Move & Worded) => ({
      move: { step, applicants },
      ...(isLeft(context, { step, applicants }) ? {} : { note, offer }),
      moved: [],
      deadline: 0,
      rest: 0,
      failure: null,
    })),
    settle: assign(({ context: { move, selected } }, { answer }: { answer: Moved }) => {
      const moved = movedIn(move!.step, answer)
      return {
        moved,
        deadline: deadlineIn(answer.filter(({ id }) => moved.includes(id))),
        selected: selected.filter((id) => !moved.includes(id)),
      }
    }),
    settleInvite: assign(({ context: { move, selected } }, { undo_until }: { undo_until: number | null }) => {
      const moved = idsOf(move!)
      return {
        moved,
        deadline: deadlineIn([{ undo_until }]),
        selected: selected.filter((id) => !moved.includes(id)),
      }
    }),
    /** Keeps the words for the same move asked again; none of them survive a reload. */
    keepWritten: assign(({ context: { move, note, offer } }) => ({
      moved: [],
      move: note === '' && offer === noOffer ? null : move,
    })),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgive: assign({ failure: null }),
  },
  guards: {
    isRecalled: ({ context: { move } }) => move !== null,
    isMovable: (_, { applicants }: Pick<Move, 'applicants'>) => isMovable(applicants),
    isToBeWorded: (_, { step, applicants }: Move) => hasNote(step) && isMovable(applicants),
    isWorded: ({ context: { move, note, offer } }) =>
      !isNoteLong(note) && (!isOffering(move!.step) || isOfferWhole(offer)),
    isMoved: ({ context: { move } }, { answer }: { answer: Moved }) => movedIn(move!.step, answer).length > 0,
    isBack: ({ context }, { answer }: { answer: Moved }) => isBack(context, answer),
    isOver: (_, { rest }: { rest: number }) => rest === 0,
  },
}).createMachine({
  id: 'desk-review',
  context: ({ input: { last } }) => ({
    selected: [],
    move: null,
    note: '',
    offer: noOffer,
    moved: [],
    deadline: 0,
    rest: 0,
    failure: null,
    ...last,
  }),
  initial: 'entering',
  on: {
    'ROW.TOGGLED': { actions: assign(({ context, event }) => ({ selected: toggled(context.selected, event.id) })) },
    'ROWS.CHOSEN': { actions: assign(({ event }) => ({ selected: event.ids })) },
  },
  states: {
    entering: {
      description: 'The page may have been loaded anew while something could still be taken back.',
      always: [{ guard: 'isRecalled', target: 'ready.offered' }, { target: 'ready' }],
    },
    ready: {
      description: 'What became of the last move is said, and another may begin.',
      initial: 'resting',
      on: {
        'MOVE.ASKED': [
          {
            guard: { type: 'isToBeWorded', params: ({ event }) => event },
            target: 'writing',
            actions: { type: 'ask', params: ({ event }) => event },
          },
          {
            guard: { type: 'isMovable', params: ({ event }) => event },
            target: 'moving',
            actions: { type: 'ask', params: ({ event }) => event },
          },
        ],
        'INVITE.ASKED': {
          target: 'inviting',
          actions: {
            type: 'ask',
            params: ({ event: { applicant } }) => ({ step: 'invite', applicants: [applicant], note: '' }),
          },
        },
      },
      states: {
        resting: {},
        offered: {
          description: 'Nobody has been told of it yet.',
          entry: {
            type: 'rememberMove',
            params: ({ context: { move, moved, deadline } }) => ({ move: move!, moved, deadline }),
          },
          exit: 'forgetMove',
          invoke: {
            id: 'countdown',
            src: 'countdown',
            input: ({ context: { deadline } }) => ({ deadline }),
          },
          on: {
            'COUNTDOWN.TICKED': [
              { guard: { type: 'isOver', params: ({ event }) => event }, target: 'resting' },
              { actions: assign(({ event: { rest } }) => ({ rest })) },
            ],
            'UNDO.CHOSEN': '#desk-review.undoing',
            'OFFER.DISMISSED': 'resting',
          },
        },
        notUndone: {
          exit: 'forgive',
          on: { RETRIED: '#desk-review.undoing', 'OFFER.DISMISSED': 'resting' },
        },
        tooLate: { on: { 'OFFER.DISMISSED': 'resting' } },
        overtaken: {
          description: 'Somebody else was faster, or the student took it back.',
          on: { 'OFFER.DISMISSED': 'resting' },
        },
      },
    },
    writing: {
      on: {
        'NOTE.TYPED': { actions: assign(({ event: { note } }) => ({ note })) },
        'OFFER.TYPED': { actions: assign(({ event: { offer } }) => ({ offer })) },
        CONFIRMED: { guard: 'isWorded', target: 'moving' },
        CANCELLED: 'ready',
      },
    },
    inviting: {
      description: 'When and where the interview is; whoever is invited is told of it later, as of every step.',
      invoke: {
        id: 'invite',
        src: 'interviewInvite',
        input: ({ event }) => (event as InviteAsked).form,
        onDone: [
          {
            guard: ({ event }) => event.output.result === 'sent',
            target: 'ready.offered',
            actions: {
              type: 'settleInvite',
              params: ({ event: { output } }) => ({ undo_until: output.result === 'sent' ? output.undoUntil : null }),
            },
          },
          { target: 'ready' },
        ],
      },
    },
    moving: {
      tags: 'busy',
      invoke: {
        id: 'takeStep',
        src: 'takeStep',
        input: ({ context: { move, note, offer } }) => ({
          ids: idsOf(move!),
          step: move!.step as DeskStep,
          note: note.trim(),
          offer: isOffering(move!.step) ? offer : null,
        }),
        onDone: [
          {
            guard: { type: 'isMoved', params: ({ event }) => ({ answer: event.output }) },
            target: 'ready.offered',
            actions: { type: 'settle', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'ready.overtaken' },
        ],
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'Nothing is known of it; what was written is kept.',
      exit: 'forgive',
      on: {
        'NOTE.TYPED': { actions: assign(({ event: { note } }) => ({ note })) },
        'OFFER.TYPED': {
          description: 'What was refused is not what is offered any more.',
          target: 'writing',
          actions: assign(({ event: { offer } }) => ({ offer })),
        },
        CONFIRMED: { guard: 'isWorded', target: 'moving' },
        CANCELLED: 'ready',
      },
    },
    undoing: {
      tags: 'busy',
      invoke: {
        id: 'undo',
        src: 'undo',
        input: ({ context }) => ({ ids: context.moved }),
        onDone: [
          {
            guard: { type: 'isBack', params: ({ event }) => ({ answer: event.output }) },
            target: 'ready.resting',
            actions: ['keepWritten', { type: 'notify', params: { kind: 'stepUndone' } }],
          },
          { target: 'ready.tooLate' },
        ],
        onError: { target: 'ready.notUndone', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
  },
})
