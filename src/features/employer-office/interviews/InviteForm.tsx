import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { MESSAGE_MAX } from '../../../../contract/rules/delivery-steps.ts'
import { interviewMinutes, interviewRounds } from '../../../../contract/rules/invitation-steps.ts'
import { charactersOf } from '../../../../contract/rules/resume-rules.ts'
import { wallTime } from '../../../../contract/rules/wall-clock.ts'
import type { InviteField } from '../../../../machines/employer-office/interview-invite/interview-invite.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { roundNames } from '../../../entities/interview/interview-words.ts'
import { MomentInput } from '../../../entities/interview/when/MomentInput.tsx'
import { TimeInput } from '../../../entities/interview/when/TimeInput.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { steadyPress } from '../../../ui/button/steady-press.ts'
import { Segments } from '../../../ui/choice/Segments.tsx'
import { Control, TextInput } from '../../../ui/field/Control.tsx'
import { Field } from '../../../ui/field/Field.tsx'
import { SelectInput } from '../../../ui/field/SelectInput.tsx'
import { TextArea } from '../../../ui/field/TextArea.tsx'
import { TextCount } from '../../../ui/field/TextCount.tsx'
import { UserIcon } from '../../../ui/icons/account.tsx'
import { PhoneIcon } from '../../../ui/icons/login.tsx'
import { LinkIcon, PinIcon } from '../../../ui/icons/pages.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import type { InviteActor } from '../desk/desk-props.ts'
import { failureText } from '../desk/desk-words.ts'
import * as css from './InviteForm.css.ts'
import { faultText } from './invite-words.ts'

export interface InviteFormProps {
  readonly actor: InviteActor
  /** The id by which the submit button finds the form. */
  readonly formId: string
}

/** Asks an employer for the facts of an interview. */
export function InviteForm({ actor, formId }: InviteFormProps) {
  usePreferences()
  const form = useRef<HTMLFormElement>(null)
  const snapshot = useSelector(actor, (one) => one)
  const { values, faults, failure, zone, openedAt } = snapshot.context
  useEffect(() => {
    const { unsubscribe } = actor.on('FIELD.REJECTED', ({ field }) => {
      const input = form.current?.elements.namedItem(field)
      if (input instanceof HTMLElement) input.focus()
    })
    return unsubscribe
  }, [actor])
  const isVideo = values.mode === 'video'
  const readOnly = snapshot.hasTag('busy')
  const change = (field: InviteField) => (value: string) => actor.send({ type: 'FIELD.CHANGED', field, value })
  const bind = (field: InviteField) => ({ name: field, value: values[field], readOnly, onChange: change(field) })
  const modes = [
    { value: 'onsite', text: m.invite_onsite() },
    { value: 'video', text: m.invite_video() },
  ]
  const lengths = interviewMinutes.map((minutes) => ({
    value: String(minutes),
    label: m.invite_minutes_of({ minutes }),
  }))
  const today = wallTime(openedAt, zone).slice(0, 10)
  const field = (name: InviteField, label: string, control: ReactNode, hint?: ReactNode) => (
    <Field label={label} error={faultText(name, faults[name])} hint={hint}>
      {control}
    </Field>
  )
  return (
    <form
      ref={form}
      id={formId}
      className={css.form}
      noValidate
      onMouseDown={steadyPress.onMouseDown}
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'FORM.SUBMITTED' })
      }}
    >
      <div className={css.half}>
        {field(
          'round',
          m.invite_round(),
          <Control>
            <SelectInput
              value={values.round}
              options={interviewRounds.map((value) => ({ value, label: roundNames[value]() }))}
              onChange={change('round')}
            />
          </Control>,
        )}
      </div>
      <div className={css.half}>
        <p className={css.label} aria-hidden="true">
          {m.invite_mode()}
        </p>
        <Segments label={m.invite_mode()} kind="pill" options={modes} value={values.mode} onChange={change('mode')} />
      </div>
      <div className={css.third}>
        {field(
          'date',
          m.invite_date(),
          <MomentInput {...bind('date')} kind="day" label={m.invite_date()} first={today} />,
        )}
      </div>
      <div className={css.third}>{field('time', m.invite_time(), <TimeInput {...bind('time')} />)}</div>
      <div className={css.third}>
        {field(
          'minutes',
          m.invite_minutes(),
          <Control>
            <SelectInput value={values.minutes} options={lengths} onChange={change('minutes')} />
          </Control>,
        )}
      </div>
      {!isVideo && (
        <div className={css.half}>
          {field(
            'place',
            m.invite_place(),
            <Control icon={PinIcon}>
              <TextInput {...bind('place')} required placeholder={m.invite_place_example()} />
            </Control>,
          )}
        </div>
      )}
      <div className={isVideo ? css.whole : css.half}>
        {field(
          'link',
          isVideo ? m.invite_link() : m.invite_link_too(),
          <Control icon={LinkIcon}>
            <TextInput
              {...bind('link')}
              type="url"
              required={isVideo}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://"
            />
          </Control>,
          !isVideo && m.invite_link_hint(),
        )}
      </div>
      <div className={css.half}>
        {field(
          'interviewer',
          m.invite_interviewer(),
          <Control icon={UserIcon}>
            <TextInput
              {...bind('interviewer')}
              required
              autoComplete="off"
              placeholder={m.invite_interviewer_example()}
            />
          </Control>,
        )}
      </div>
      <div className={css.half}>
        {field(
          'phone',
          m.invite_phone(),
          <Control icon={PhoneIcon}>
            <TextInput {...bind('phone')} type="tel" required autoComplete="off" />
          </Control>,
          m.invite_phone_hint(),
        )}
      </div>
      <div className={css.half}>
        {field(
          'note',
          m.invite_note(),
          <TextArea {...bind('note')} rows={2} placeholder={m.invite_note_example()} />,
          <TextCount count={charactersOf(values.note.trim())} max={MESSAGE_MAX} />,
        )}
      </div>
      <div className={css.half}>
        {field(
          'answerBy',
          m.invite_answer_by(),
          <MomentInput {...bind('answerBy')} kind="moment" label={m.invite_answer_by()} first={today} />,
          m.invite_answer_by_hint(),
        )}
      </div>
      <div role="alert" className={css.alert}>
        {snapshot.value === 'overtaken' && <Note kind="danger">{m.invite_overtaken()}</Note>}
        {failure && <Note kind="danger">{failure.kind === 'offline' ? m.invite_offline() : failureText(failure)}</Note>}
      </div>
    </form>
  )
}
