import type { SnapshotFrom } from 'xstate'
import { catalogue } from '../../kit/catalogue.ts'
import { FORM } from '../interview-invite/samples.ts'
import { deskReviewMachine } from './desk-review.machine.ts'
import { deskReviewProperties, LONG, LONGEST, MANY, SENTENCE } from './desk-review.properties.ts'
import { deskReviewView } from './desk-review.selectors.ts'
import { answers, failures, GU, LAST, LIN, OFFER, UNTIL } from './samples.ts'

/** Rows are ticked and interviews asked for before anything is decided, so that they do not multiply the rest; an interest is told without a note, and only an offer says what is offered. */
function feasible(snapshot: SnapshotFrom<typeof deskReviewMachine>, { type }: { readonly type: string }): boolean {
  const { move } = snapshot.context
  if (['ROW.TOGGLED', 'ROWS.CHOSEN', 'INVITE.ASKED'].includes(type))
    return deskReviewView(snapshot) === 'resting' && move === null
  if (type === 'OFFER.TYPED') return move?.step === 'offer' || move?.step === 'revise'
  return type !== 'NOTE.TYPED' || move?.step !== 'like'
}

export const deskReviewPaths = catalogue({
  flow: 'desk-review',
  machine: deskReviewMachine,
  inputs: { employer: { last: null }, again: { last: LAST } },
  events: [
    { type: 'ROW.TOGGLED', id: '11' },
    { type: 'ROW.TOGGLED', id: '12' },
    { type: 'ROWS.CHOSEN', ids: ['11', '12'] },
    { type: 'ROWS.CHOSEN', ids: [] },
    { type: 'MOVE.ASKED', step: 'like', applicants: [LIN], note: '' },
    { type: 'MOVE.ASKED', step: 'offer', applicants: [LIN], note: SENTENCE },
    { type: 'MOVE.ASKED', step: 'revise', applicants: [LIN], note: SENTENCE, offer: OFFER },
    { type: 'MOVE.ASKED', step: 'reject', applicants: [LIN, GU], note: SENTENCE },
    { type: 'MOVE.ASKED', step: 'reject', applicants: [], note: SENTENCE },
    { type: 'MOVE.ASKED', step: 'like', applicants: MANY, note: '' },
    { type: 'INVITE.ASKED', applicant: LIN, form: FORM },
    { type: 'NOTE.TYPED', note: LONGEST },
    { type: 'NOTE.TYPED', note: LONG },
    { type: 'OFFER.TYPED', offer: { ...OFFER, answerBy: '过两天' } },
    { type: 'OFFER.TYPED', offer: OFFER },
    { type: 'CONFIRMED' },
    { type: 'CANCELLED' },
    { type: 'UNDO.CHOSEN' },
    { type: 'RETRIED' },
    { type: 'OFFER.DISMISSED' },
  ],
  actors: {
    takeStep: {
      done: [
        answers.liked,
        answers.offered,
        answers.bothRejected,
        answers.oneRejected,
        answers.rejectedBefore,
        answers.overtaken,
      ],
      error: [failures.offline],
    },
    invite: { done: [{ result: 'sent', undoUntil: UNTIL }, { result: 'left' }] },
    undo: { done: [answers.viewed, answers.bothViewed, answers.told], error: [failures.offline] },
    countdown: {
      sends: [
        { type: 'COUNTDOWN.TICKED', rest: 9 },
        { type: 'COUNTDOWN.TICKED', rest: 0 },
      ],
    },
  },
  delays: {},
  feasible,
  properties: deskReviewProperties,
})
