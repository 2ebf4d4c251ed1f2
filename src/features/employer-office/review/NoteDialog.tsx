import { useSelector } from '@xstate/react'
import type { OfferFault } from '../../../../contract/offer.ts'
import { isOffering, MESSAGE_MAX, SALARY_MAX } from '../../../../contract/rules/delivery-steps.ts'
import { PLACE_MAX } from '../../../../contract/rules/invitation-steps.ts'
import { charactersOf } from '../../../../contract/rules/resume-rules.ts'
import { wallTime } from '../../../../contract/rules/wall-clock.ts'
import { isNoteLong, pastIn } from '../../../../machines/employer-office/desk-review/desk-review.rules.ts'
import {
  type DeskReviewView,
  deskReviewView,
} from '../../../../machines/employer-office/desk-review/desk-review.selectors.ts'
import type { OfferValues } from '../../../../machines/employer-office/desk-review/desk-review.types.ts'
import { isDay, isMoment } from '../../../../machines/kit/typed-moment.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { MomentInput } from '../../../entities/interview/when/MomentInput.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Control, TextInput } from '../../../ui/field/Control.tsx'
import { Field } from '../../../ui/field/Field.tsx'
import { TextArea } from '../../../ui/field/TextArea.tsx'
import { TextCount } from '../../../ui/field/TextCount.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import type { ReviewActor } from '../desk/desk-props.ts'
import { failureText, whoText } from '../desk/desk-words.ts'
import * as css from './Bars.css.ts'

const isAsked = {
  resting: false,
  writing: true,
  inviting: false,
  moving: true,
  failed: true,
  offered: false,
  undoing: false,
  notUndone: false,
  tooLate: false,
  overtaken: false,
} satisfies Record<DeskReviewView, boolean>

const words = {
  offer: { title: m.review_offer_title, confirm: m.review_offer_confirm },
  revise: { title: m.review_revise_title, confirm: m.review_revise_confirm },
  reject: { title: m.review_reject_title, confirm: m.review_reject_confirm },
}

/** Asks for the words of an offer or a refusal before it is sent. */
export function NoteDialog({ actor }: { readonly actor: ReviewActor }) {
  usePreferences()
  const snapshot = useSelector(actor, (one) => one)
  const view = deskReviewView(snapshot)
  const { move, note, offer, failure } = snapshot.context
  if (!move || move.step === 'like' || move.step === 'invite') return null
  const { title, confirm } = words[move.step]
  const isMoving = view === 'moving'
  const isLong = isNoteLong(note)
  const past = pastIn(failure)
  return (
    <Dialog
      open={isAsked[view]}
      onClose={() => actor.send({ type: 'CANCELLED' })}
      size={isOffering(move.step) ? 'form' : 'small'}
      title={title({ who: whoText(move.applicants) })}
      description={m.review_later()}
      closeLabel={m.review_close()}
      footer={
        <>
          <Button kind="secondary" disabled={isMoving} onClick={() => actor.send({ type: 'CANCELLED' })}>
            {m.review_cancel()}
          </Button>
          <Button
            kind={move.step === 'reject' ? 'danger' : 'primary'}
            busy={isMoving}
            disabled={!isMoving && !snapshot.can({ type: 'CONFIRMED' })}
            onClick={() => actor.send({ type: 'CONFIRMED' })}
          >
            {view === 'failed' && past === null ? m.review_retry() : confirm()}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        {isOffering(move.step) && (
          <OfferFields
            values={offer}
            past={past}
            readOnly={isMoving}
            onChange={(typed) => actor.send({ type: 'OFFER.TYPED', offer: typed })}
          />
        )}
        <Field
          label={m.review_note()}
          error={isLong && m.review_note_long({ max: MESSAGE_MAX })}
          hint={<TextCount count={charactersOf(note.trim())} max={MESSAGE_MAX} />}
        >
          <TextArea
            rows={4}
            value={note}
            readOnly={isMoving}
            onChange={(typed) => actor.send({ type: 'NOTE.TYPED', note: typed })}
          />
        </Field>
      </div>
      <div role="alert">{failure && past === null && <Note kind="danger">{failureText(failure)}</Note>}</div>
    </Dialog>
  )
}

interface OfferFieldsProps {
  readonly values: OfferValues
  /** The time that the server found past. */
  readonly past: OfferFault | null
  readonly readOnly: boolean
  onChange(values: OfferValues): void
}

/** Asks for the terms of an offer, and until when it waits for the answer. */
function OfferFields({ values, past, readOnly, onChange }: OfferFieldsProps) {
  const { startsOn, answerBy } = values
  const now = wallTime(Date.now())
  const first = now.slice(0, 10)
  const bind = (field: keyof OfferValues) => ({
    name: field,
    value: values[field],
    readOnly,
    onChange: (value: string) => onChange({ ...values, [field]: value }),
  })
  return (
    <>
      <Field label={m.review_offer_salary()} isRequired>
        <Control>
          <TextInput
            {...bind('salary')}
            required
            autoComplete="off"
            maxLength={SALARY_MAX}
            placeholder={m.review_offer_salary_example()}
          />
        </Control>
      </Field>
      <Field label={m.review_offer_place()} isRequired>
        <Control>
          <TextInput {...bind('place')} required autoComplete="off" maxLength={PLACE_MAX} />
        </Control>
      </Field>
      <Field
        label={m.review_offer_starts()}
        isRequired
        error={
          isDay(startsOn)
            ? (startsOn < first || past === 'startsPast') && m.review_offer_starts_past()
            : startsOn !== '' && m.invite_date_unreadable()
        }
      >
        <MomentInput {...bind('startsOn')} kind="day" label={m.review_offer_starts()} first={first} />
      </Field>
      <Field
        label={m.invite_answer_by()}
        isRequired
        error={
          isMoment(answerBy)
            ? (answerBy <= now || past === 'answerByPast') && m.invite_answer_by_past()
            : answerBy !== '' && m.invite_answer_by_unreadable()
        }
        hint={m.review_offer_answer_by_hint()}
      >
        <MomentInput {...bind('answerBy')} kind="moment" label={m.invite_answer_by()} first={first} />
      </Field>
    </>
  )
}
