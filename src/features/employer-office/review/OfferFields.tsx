import type { OfferFault } from '../../../../contract/offer.ts'
import { SALARY_MAX } from '../../../../contract/rules/delivery-steps.ts'
import { PLACE_MAX } from '../../../../contract/rules/invitation-steps.ts'
import { wallTime } from '../../../../contract/rules/wall-clock.ts'
import type { OfferValues } from '../../../../machines/employer-office/desk-review/desk-review.types.ts'
import { isDay, isMoment } from '../../../../machines/kit/typed-moment.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { MomentInput } from '../../../entities/interview/when/MomentInput.tsx'
import { Control, TextInput } from '../../../ui/field/Control.tsx'
import { Field } from '../../../ui/field/Field.tsx'

export interface OfferFieldsProps {
  readonly values: OfferValues
  /** The time that the server found past. */
  readonly past: OfferFault | null
  readonly readOnly: boolean
  onChange(values: OfferValues): void
}

/** Asks for the terms of an offer, and until when it waits for the answer. */
export function OfferFields({ values, past, readOnly, onChange }: OfferFieldsProps) {
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
