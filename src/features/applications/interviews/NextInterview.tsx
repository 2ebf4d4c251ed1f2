import { type ReactNode, type Ref, useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { OwnInvitation } from '../../../../contract/calls/invitations.ts'
import { contactText } from '../../../../contract/rules/invitation-steps.ts'
import type { invitationAnswerMachine } from '../../../../machines/applications/invitation-answer/invitation-answer.machine.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { calendarAddress } from '../../../api/invitations.ts'
import { CompanyMark } from '../../../entities/company/CompanyMark.tsx'
import { titleOf, upcomingLook } from '../../../entities/interview/interview-words.ts'
import { dateText, hoursText, zoneText } from '../../../entities/interview/zoned.ts'
import type { InterviewsFlow } from '../../../shared/actors/actors.ts'
import { companyHref, jobHref } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button, buttonClass } from '../../../ui/button/Button.tsx'
import { Tag } from '../../../ui/chip/Tag.tsx'
import { CalendarIcon, ClockIcon, InfoIcon, VideoIcon } from '../../../ui/icons/account.tsx'
import { RouteIcon } from '../../../ui/icons/fields.tsx'
import { PhoneIcon } from '../../../ui/icons/login.tsx'
import { PinIcon } from '../../../ui/icons/pages.tsx'
import { AnswerActions } from './answer/AnswerActions.tsx'
import { AnswerBy, AskedTime, Contact, dayWord, mapAddress, Practise } from './interview-parts.tsx'
import * as css from './NextInterview.css.ts'
import { PhoneCode } from './phone/PhoneCode.tsx'

export interface NextInterviewProps {
  readonly invitation: OwnInvitation
  readonly actor: ActorRefFrom<typeof invitationAnswerMachine>
  readonly flow: InterviewsFlow
  /** Whether the site has interviews to practise. */
  readonly hasPractice: boolean
  /** Milliseconds since the epoch, when it was read. */
  readonly now: number
  /** The element that gets the focus of whoever is led to it. */
  readonly spot?: Ref<HTMLElement> | undefined
}

/** The next interview, with all that it takes to get there. */
export function NextInterview({ invitation, actor, flow, hasPractice, now, spot }: NextInterviewProps) {
  const { locale } = usePreferences()
  const { id, position, status, mode, place, link, note, starts_at, minutes } = invitation
  const look = upcomingLook(invitation, now)
  const [day, date] = [dayWord(invitation, now, locale), dateText(invitation, locale)]
  const isCertain = status === 'accepted'
  const isNamed = contactText(invitation.interviewer, invitation.contact_phone) !== ''
  return (
    <section ref={spot} tabIndex={-1} className={css.card} aria-label={m.interviews_next()}>
      <div className={css.main}>
        <header className={css.head}>
          <CompanyMark company={position.company} size={64} />
          <div className={css.names}>
            <p className={css.tags}>
              <Tag tone="brand">{m.interviews_next()}</Tag>
              <Tag tone={look.tone}>{look.name()}</Tag>
            </p>
            <h2 className={css.title}>
              <a className={css.link} href={jobHref(position.id)}>
                {titleOf(invitation)}
              </a>
            </h2>
            <p className={css.facts}>
              <a className={css.link} href={companyHref(position.company.id)}>
                {position.company.company_name}
              </a>
              <span>{m.interviews_minutes({ minutes })}</span>
            </p>
          </div>
          <Countdown startsAt={starts_at} ticks={flow.ticks} />
        </header>
        <ul className={css.details}>
          <Detail
            icon={<ClockIcon />}
            name={`${day} ${hoursText(invitation)}`}
            more={[day === date ? '' : date, zoneText(invitation, locale)].filter((text) => text !== '').join(' · ')}
          />
          {place !== '' && <Detail icon={<PinIcon />} name={place} more={m.interviews_onsite()} />}
          {link !== '' && (
            <Detail
              icon={<VideoIcon />}
              name={mode === 'video' ? m.interviews_video() : m.interviews_video_too()}
              more={
                <>
                  <span className={css.address}>{link.replace('https://', '')}</span>
                  <Button kind="link" size="sm" onClick={() => flow.copy(link)}>
                    {m.interviews_copy()}
                  </Button>
                </>
              }
            />
          )}
          {isNamed && (
            <Detail
              icon={<PhoneIcon />}
              name={m.interviews_contact()}
              more={<Contact invitation={invitation} phoneClass={css.link} />}
            />
          )}
          {note !== '' && <Detail icon={<InfoIcon />} name={m.interviews_note()} more={note} />}
        </ul>
        <AskedTime invitation={invitation} />
        <AnswerBy invitation={invitation} now={now} className={css.hint} />
        <footer className={css.foot}>
          {isCertain && place !== '' && (
            <a
              className={buttonClass({ size: 'lg' })}
              href={mapAddress(place)}
              target="_blank"
              rel="noopener noreferrer"
            >
              <RouteIcon size={20} />
              {m.interviews_route()}
            </a>
          )}
          {isCertain && link !== '' && (
            <a
              className={buttonClass({ size: 'lg', kind: place === '' ? 'primary' : 'secondary' })}
              href={link}
              target="_blank"
              rel="noopener noreferrer"
            >
              <VideoIcon size={20} />
              {m.interviews_enter()}
            </a>
          )}
          <AnswerActions invitation={invitation} actor={actor} ticks={flow.ticks} />
          {hasPractice && <Practise invitation={invitation} className={buttonClass({ size: 'lg', kind: 'ghost' })} />}
          <a className={buttonClass({ size: 'lg', kind: 'ghost' })} href={calendarAddress(id)} download>
            <CalendarIcon size={20} />
            {m.interviews_calendar()}
          </a>
        </footer>
      </div>
      <aside className={css.aside}>
        <PhoneCode address={flow.phoneAddress} />
      </aside>
    </section>
  )
}

interface DetailProps {
  readonly icon: ReactNode
  readonly name: string
  readonly more: ReactNode
}

const Detail = ({ icon, name, more }: DetailProps) => (
  <li className={css.detail}>
    <span className={css.icon}>{icon}</span>
    <div className={css.words}>
      <p className={css.name}>{name}</p>
      <div className={css.more}>{more}</div>
    </div>
  </li>
)

interface CountdownProps {
  /** ISO 8601. */
  readonly startsAt: string
  readonly ticks: InterviewsFlow['ticks']
}

/** Shows how long it is until an interview begins: to the minute, and within a day to the second. */
function Countdown({ startsAt, ticks }: CountdownProps) {
  usePreferences()
  const now = useSyncExternalStore(ticks.subscribe, ticks.now)
  const rest = Math.ceil((Date.parse(startsAt) - now) / 1000)
  if (rest <= 0) return <p className={css.begun}>{m.interviews_going_on()}</p>
  const [days, hours, minutes] = [Math.floor(rest / 86_400), Math.floor(rest / 3600) % 24, Math.floor(rest / 60) % 60]
  const parts: [number, string][] =
    days > 0
      ? [
          [days, m.interviews_days()],
          [hours, m.interviews_hours()],
          [minutes, m.interviews_minutes_unit()],
        ]
      : [
          [hours, m.interviews_hours()],
          [minutes, m.interviews_minutes_unit()],
          [rest % 60, m.interviews_seconds()],
        ]
  return (
    <div className={css.countdown} role="timer" aria-label={m.interviews_until({ days, hours, minutes })}>
      <p className={css.until}>{m.interviews_begins_in()}</p>
      <p className={css.parts} aria-hidden="true">
        {parts.map(([count, unit]) => (
          <span key={unit} className={css.part}>
            <b className={css.number}>{count}</b>
            {unit}
          </span>
        ))}
      </p>
    </div>
  )
}
