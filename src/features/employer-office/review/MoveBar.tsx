import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { deskReviewMachine } from '../../../../machines/employer-office/desk-review/desk-review.machine.ts'
import { hasNote } from '../../../../machines/employer-office/desk-review/desk-review.rules.ts'
import {
  type DeskReviewView,
  deskReviewView,
  leftBehind,
} from '../../../../machines/employer-office/desk-review/desk-review.selectors.ts'
import type {
  DeskReviewEvent,
  Move,
  MoveStep,
} from '../../../../machines/employer-office/desk-review/desk-review.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import type { ReviewActor } from '../desk/desk-props.ts'
import { failureText, whoText } from '../desk/desk-words.ts'
import * as css from './Bars.css.ts'

type Snapshot = SnapshotFrom<typeof deskReviewMachine>

const doneTexts = {
  like: m.review_done_like,
  offer: m.review_done_offer,
  revise: m.review_done_revise,
  reject: m.review_done_reject,
  invite: m.review_done_invite,
} satisfies Record<MoveStep, (of: { who: string }) => string>

function doneText(snapshot: Snapshot, { step, applicants }: Move): string {
  const { moved } = snapshot.context
  const who = whoText(applicants.filter(({ id }) => moved.includes(id)))
  const left = leftBehind(snapshot)
  return doneTexts[step]({ who }) + (left > 0 ? m.review_done_left({ count: left }) : '')
}

const nothing = () => ''

const texts = {
  resting: nothing,
  writing: nothing,
  inviting: nothing,
  moving: nothing,
  // A dialog says it where there is one.
  failed: ({ context: { failure } }, { step }) => (failure && !hasNote(step) ? failureText(failure) : ''),
  offered: doneText,
  undoing: () => m.review_undoing(),
  notUndone: ({ context: { failure } }) =>
    failure?.kind === 'offline' ? m.review_not_undone_offline() : m.review_not_undone(),
  tooLate: () => m.review_too_late(),
  overtaken: (_, { applicants }) => m.review_overtaken({ who: whoText(applicants) }),
} satisfies Record<DeskReviewView, (snapshot: Snapshot, move: Move) => string>

export interface MoveBarProps {
  readonly actor: ReviewActor
  /** The bar of what is ticked stands at the foot of the list. */
  readonly isRaised: boolean
}

/** Tells the outcome of the last decision, and takes it back. */
export function MoveBar({ actor, isRaised }: MoveBarProps) {
  usePreferences()
  const snapshot = useSelector(actor, (one) => one)
  const { move, rest } = snapshot.context
  const say: (snapshot: Snapshot, move: Move) => string = texts[deskReviewView(snapshot)]
  const text = move ? say(snapshot, move) : ''
  const act = (event: DeskReviewEvent, label: string) =>
    snapshot.can(event) && (
      <button type="button" className={css.act} onClick={() => actor.send(event)}>
        {label}
      </button>
    )
  return (
    <div className={isRaised ? css.raisedMove : css.move}>
      <div role="status">
        {text !== '' && (
          <div className={css.said}>
            <span className={css.text}>{text}</span>
            {act({ type: 'UNDO.CHOSEN' }, rest > 0 ? m.review_undo({ rest }) : m.review_undo_now())}
            {act({ type: 'RETRIED' }, m.review_retry())}
            {act({ type: 'CONFIRMED' }, m.review_retry())}
            {act({ type: 'CANCELLED' }, m.review_dismiss())}
            {act({ type: 'OFFER.DISMISSED' }, m.review_dismiss())}
          </div>
        )}
      </div>
    </div>
  )
}
