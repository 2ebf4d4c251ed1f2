import { useSyncExternalStore } from 'react'
import { isAnswerLate } from '../../../../contract/rules/invitation-rules.ts'
import { contactText } from '../../../../contract/rules/invitation-steps.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { roundNames, upcomingLook } from '../../../entities/interview/interview-words.ts'
import { momentText, zonedText, zoneText } from '../../../entities/interview/zoned.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Tag } from '../../../ui/chip/Tag.tsx'
import type { InterviewEntryProps } from '../desk/desk-props.ts'
import { InterviewActs } from './InterviewActs.tsx'
import * as css from './Interviews.css.ts'

/** An interview: when, where, how it stands, and what can be done. */
export function InterviewEntry(props: InterviewEntryProps) {
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
