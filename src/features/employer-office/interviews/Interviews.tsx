import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { isAnswerLate } from '../../../../contract/rules/invitation-rules.ts'
import { contactText, type InvitationStep, mayStepInvitation } from '../../../../contract/rules/invitation-steps.ts'
import {
  doneTo,
  interviewDeskView,
} from '../../../../machines/employer-office/interview-desk/interview-desk.selectors.ts'
import type { InterviewAct } from '../../../../machines/employer-office/interview-desk/interview-desk.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { roundNames, upcomingLook } from '../../../entities/interview/interview-words.ts'
import { momentText, zonedText, zoneText } from '../../../entities/interview/zoned.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Tag } from '../../../ui/chip/Tag.tsx'
import { useKeptFocus } from '../../../ui/focus/useKeptFocus.ts'
import type { InterviewEntryProps, InterviewsProps } from '../desk/desk-props.ts'
import * as css from './Interviews.css.ts'
import { doneTexts, refusalText } from './invite-words.ts'

/** The interviews of a delivery, the latest first, and what an employer does about them. */
export function Interviews({ actor, flow, delivery }: InterviewsProps) {
  usePreferences()
  const { invitations } = delivery
  if (invitations.length === 0) return null
  return (
    <section className={css.section} aria-label={m.invite_section()}>
      <ul className={css.list}>
        {invitations.map((invitation) => (
          <InterviewEntry key={invitation.id} actor={actor} flow={flow} delivery={delivery} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

/** An interview: when, where, how it stands, and what can be done. */
function InterviewEntry(props: InterviewEntryProps) {
  const { locale } = usePreferences()
  const { invitation } = props
  const { round, status, minutes, place, link, interviewer, contact_phone, note, zone, asked } = invitation
  const contact = contactText(interviewer, contact_phone)
  const { ticks } = props.flow
  const look = useSyncExternalStore(ticks.subscribe, () => upcomingLook(invitation, ticks.now()))
  const isLate = useSyncExternalStore(ticks.subscribe, () => isAnswerLate(invitation, ticks.now()))
  const moment = momentText(invitation, locale)
  const named = (starts_at: string) => zonedText({ starts_at, zone }, locale)
  const zoned = zoneText(invitation, locale)
  return (
    <li className={css.one}>
      <div className={css.head}>
        <h3 className={css.title}>{roundNames[round]()}</h3>
        <Tag tone={look.tone}>{look.name()}</Tag>
      </div>
      <p className={css.when}>{[m.invite_when({ moment, minutes }), zoned].filter(Boolean).join(' · ')}</p>
      <p>
        {place}
        {place !== '' && link !== '' && ' · '}
        {link !== '' && (
          <a className={css.link} href={link} target="_blank" rel="noopener noreferrer">
            {m.invite_video_link()}
          </a>
        )}
      </p>
      {contact !== '' && <p className={css.fact}>{m.invite_contact({ contact })}</p>}
      {note !== '' && <p className={css.fact}>{note}</p>}
      {status === 'invited' && (
        <p className={css.fact}>
          {(isLate ? m.invite_answer_late : m.invite_answer_until)({ time: named(invitation.answer_by) })}
        </p>
      )}
      {asked && (
        <p className={css.asked}>
          {[m.invite_asked({ time: named(asked.starts_at) }), asked.reason].filter(Boolean).join(' · ')}
        </p>
      )}
      <InterviewActs {...props} />
    </li>
  )
}

/** Offers the steps at an interview, and tells their outcome. */
function InterviewActs({ actor, flow, delivery, invitation }: InterviewEntryProps) {
  usePreferences()
  const snapshot = useSelector(actor, (one) => one)
  const { id, status, round, revision } = invitation
  const place = useKeptFocus<HTMLFieldSetElement>(`${status} ${revision}`)
  const hasBegun = useSyncExternalStore(
    flow.ticks.subscribe,
    () => Date.parse(invitation.starts_at) <= flow.ticks.now(),
  )
  const { context } = snapshot
  const isThis = context.interview?.invitation.id === id
  const interview = { deliveryId: delivery.id, name: delivery.name, invitation }
  const may = (step: InvitationStep) => mayStepInvitation(status, step)
  // A decided delivery needs no other time, and its interview is over.
  const isOpen = !invitation.is_decided
  const act = (one: InterviewAct, label: string, kind: 'primary' | 'secondary' | 'ghost') => (
    <Button
      kind={kind}
      size="sm"
      busy={isThis && snapshot.hasTag('busy') && context.act === one}
      onClick={() => actor.send({ type: 'ACT.CHOSEN', interview, act: one })}
    >
      {label}
    </Button>
  )
  const move = () => {
    const subject = { deliveryId: delivery.id, name: delivery.name, invitationId: id }
    actor.send({ type: 'MOVE.ASKED', interview, form: flow.formOf(subject, invitation) })
  }
  const done = doneTo(snapshot, invitation)
  const view = isThis ? interviewDeskView(snapshot) : 'resting'
  return (
    <>
      <fieldset
        ref={place}
        tabIndex={-1}
        className={css.acts}
        aria-label={m.invite_acts({ round: roundNames[round]() })}
      >
        {status === 'rescheduleAsked' && act('agree', m.invite_agree(), 'primary')}
        {hasBegun && may('complete') && act('complete', m.invite_complete(), 'primary')}
        {hasBegun && may('missed') && act('missed', m.invite_missed(), 'secondary')}
        {isOpen && may('move') && (
          <Button kind="secondary" size="sm" onClick={move}>
            {m.invite_move()}
          </Button>
        )}
        {isOpen && may('cancel') && act('cancel', m.invite_call_off(), 'ghost')}
      </fieldset>
      <div role="status" className={css.told}>
        {done && <p className={css.done}>{doneTexts[done]()}</p>}
        {view === 'overtaken' && <p className={css.failed}>{m.invite_moved_on()}</p>}
        {view === 'failed' && context.failure && (
          <p className={css.said}>
            <span className={css.failed}>{refusalText(context.failure)}</span>
            <Button kind="secondary" size="sm" onClick={() => actor.send({ type: 'RETRIED' })}>
              {m.invite_retry()}
            </Button>
          </p>
        )}
      </div>
    </>
  )
}
