import type { Ref } from 'react'
import type { OwnInvitation } from '../../../../contract/calls/invitations.ts'
import { contactText } from '../../../../contract/rules/invitation-steps.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { calendarAddress } from '../../../api/invitations.ts'
import { CompanyMark } from '../../../entities/company/CompanyMark.tsx'
import { titleOf, upcomingLook } from '../../../entities/interview/interview-words.ts'
import { hoursText, zoneText } from '../../../entities/interview/zoned.ts'
import { jobHref } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { buttonClass } from '../../../ui/button/Button.tsx'
import { Tag } from '../../../ui/chip/Tag.tsx'
import { AnswerActions } from './answer/AnswerActions.tsx'
import * as css from './InterviewsPage.css.ts'
import { AnswerBy, AskedTime, Contact, Leaf, mapAddress, Practise } from './interview-parts.tsx'
import type { NextInterviewProps } from './NextInterview.tsx'

/** An interview after the next one. */
export function ComingInterview({ invitation, actor, flow, hasPractice, now, spot }: NextInterviewProps) {
  const { locale } = usePreferences()
  const { id, position } = invitation
  const look = upcomingLook(invitation, now)
  return (
    <li ref={spot as Ref<HTMLLIElement>} tabIndex={-1} className={css.coming}>
      <Leaf invitation={invitation} />
      <CompanyMark company={position.company} size={48} />
      <div className={css.words}>
        <p className={css.names}>
          <a className={css.title} href={jobHref(position.id)}>
            {titleOf(invitation)}
          </a>
          <Tag tone={look.tone}>{look.name()}</Tag>
        </p>
        <p className={css.note}>
          {[position.company.company_name, hoursText(invitation), zoneText(invitation, locale)]
            .filter((text) => text !== '')
            .join(' · ')}
        </p>
        <p className={css.note}>
          <Where invitation={invitation} />
        </p>
        {contactText(invitation.interviewer, invitation.contact_phone) !== '' && (
          <p className={css.note}>
            <Contact invitation={invitation} phoneClass={css.way} />
          </p>
        )}
        {invitation.note !== '' && <p className={css.note}>{invitation.note}</p>}
        <AskedTime invitation={invitation} />
        <AnswerBy invitation={invitation} now={now} className={css.answerBy} />
      </div>
      <div className={css.acts}>
        <AnswerActions invitation={invitation} actor={actor} ticks={flow.ticks} size="sm" />
        {hasPractice && <Practise invitation={invitation} className={buttonClass({ size: 'sm', kind: 'ghost' })} />}
        <a className={buttonClass({ size: 'sm', kind: 'ghost' })} href={calendarAddress(id)} download>
          {m.interviews_calendar()}
        </a>
      </div>
    </li>
  )
}

function Where({ invitation: { place, link } }: { readonly invitation: OwnInvitation }) {
  const to = (href: string, text: string) => (
    <a className={css.way} href={href} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  )
  return (
    <>
      {place !== '' && to(mapAddress(place), place)}
      {place !== '' && link !== '' && ' · '}
      {link !== '' && to(link, m.interviews_video())}
    </>
  )
}
