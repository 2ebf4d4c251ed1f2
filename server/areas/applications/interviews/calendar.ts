import { Readable } from 'node:stream'
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, type ICalLuxonDateTimeStub } from 'ical-generator'
import type { OwnInvitation } from '../../../../contract/calls/invitations.ts'
import type { Locale } from '../../../../contract/calls/site.ts'
import { contactText, type InvitationStatus } from '../../../../contract/rules/invitation-steps.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { Download } from '../../../platform/http/answers/downloads.ts'
import { wallTime } from './wall-time.ts'

const MINUTE = 60_000
const notInNames = /[\\/:*?"<>|\p{Cc}]/gu
/** Seconds before it begins. */
const REMINDER = 3600

const statuses: Record<InvitationStatus, ICalEventStatus> = {
  invited: ICalEventStatus.TENTATIVE,
  rescheduleAsked: ICalEventStatus.TENTATIVE,
  accepted: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  noShow: ICalEventStatus.CONFIRMED,
  declined: ICalEventStatus.CANCELLED,
  cancelled: ICalEventStatus.CANCELLED,
}

export interface CalendarWish {
  readonly locale: Locale
  /** The page on which the student answers. */
  readonly address: string
}

/** The title of an interview in a calendar. */
const titleOf = ({ position, round }: OwnInvitation, locale: Locale): string =>
  m.server_interview_title(
    { title: position.title, company: position.company.company_name, round: roundOf(round, locale) },
    { locale },
  )

/**
 * An interview as a calendar file (RFC 5545). The same interview is always the same entry, which a later file of it
 * replaces.
 */
export function calendarOf(invitation: OwnInvitation, { locale, address }: CalendarWish, now: Date): Download {
  const { id, zone, minutes, link, interviewer, contact_phone, note, revision } = invitation
  const contact = contactText(interviewer, contact_phone)
  const start = new Date(invitation.starts_at)
  const status = statuses[invitation.status]
  const isOff = status === ICalEventStatus.CANCELLED
  const summary = titleOf(invitation, locale)
  const calendar = ical({
    prodId: { company: 'qihang', product: 'interviews', language: locale === 'en' ? 'EN' : 'ZH' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: zone, generator: (name) => zoneComponent(name, start) },
    events: [
      {
        id: `interview-${id}@qihang`,
        // A file that calls it off comes after the one that said when.
        sequence: revision + (isOff ? 1 : 0),
        stamp: written(now, 'UTC', 'Z'),
        start: written(start, zone),
        end: written(new Date(start.getTime() + minutes * MINUTE), zone),
        timezone: zone,
        status,
        summary,
        location: invitation.place === '' ? link : invitation.place,
        description: [
          link && m.server_interview_link({ link }, { locale }),
          contact && m.server_interview_contact({ contact }, { locale }),
          note,
          m.server_interview_page({ address }, { locale }),
        ]
          .filter((line) => line !== '')
          .join('\n'),
        url: address,
        alarms: isOff ? [] : [{ type: ICalAlarmType.display, trigger: REMINDER, description: summary }],
      },
    ],
  })
  const bytes = Buffer.from(calendar.toString())
  return {
    name: `${summary.replace(notInNames, ' ')}.ics`,
    type: 'ics',
    size: bytes.length,
    stream: Readable.from([bytes]),
  }
}

const rounds = {
  first: m.interviews_round_first,
  technical: m.interviews_round_technical,
  second: m.interviews_round_second,
  group: m.interviews_round_group,
  final: m.interviews_round_final,
  hr: m.interviews_round_hr,
} satisfies Record<OwnInvitation['round'], unknown>

const roundOf = (round: OwnInvitation['round'], locale: Locale) => rounds[round]({}, { locale })

/** An instant as the library takes it from Luxon; of what is no such object it writes the time of the server's own zone. */
function written(at: Date, zone: string, suffix = ''): ICalLuxonDateTimeStub {
  const { date, time } = wallTime(at, zone)
  const self: ICalLuxonDateTimeStub = {
    isValid: true,
    zone: { type: 'iana' },
    setZone: () => self,
    toFormat: (format) => (format === 'yyyyLLdd' ? date : `${time}${suffix}`),
    toJSDate: () => at,
    toJSON: () => at.toISOString(),
  }
  return self
}

/** A zone by its offset at one time, which is all that a file of one entry needs. */
function zoneComponent(name: string, at: Date): string {
  const { offset } = wallTime(at, name)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n')
}
