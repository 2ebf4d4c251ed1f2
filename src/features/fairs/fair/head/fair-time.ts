import type { Locale } from '../../../../../contract/calls/site.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { dateText, dayOf, daysFrom, timeText } from '../../../../shared/text/time.ts'

const day = { month: 'long', day: 'numeric', weekday: 'short' } as const

/** The time of a fair: its hours where it lasts a day, else both days and their number. */
export function fairTime(starts: string, ends: string, locale: Locale): string {
  const [first, last] = [dateText(starts, locale, day), dateText(ends, locale, day)]
  return first === last
    ? `${first} ${timeText(starts)}–${timeText(ends)}`
    : `${first} ${timeText(starts)} – ${last} ${timeText(ends)} · ${m.content_days({ days: daysFrom(starts, ends) })}`
}

/**
 * What a talk is that has begun: nobody says when it ends, so that the day after it has.
 * @param now milliseconds since the epoch, when the talks were read
 */
export function talkState(starts: string, now: number): string | null {
  const start = Date.parse(starts)
  if (start > now) return null
  return dayOf(start) === dayOf(now) ? m.fairs_talk_started() : m.fairs_talk_ended()
}

/**
 * How far the beginning or the end of a fair is, in days; nothing where it is over.
 * @param now milliseconds since the epoch, when the fair was read
 */
export function fairDistance(
  { status, starts_at, ends_at }: { status: string; starts_at: string; ends_at: string },
  now: number,
  locale: Locale,
): string | null {
  if (status !== 'live' && status !== 'coming') return null
  const days = Math.max(0, dayOf(Date.parse(status === 'live' ? ends_at : starts_at)) - dayOf(now))
  const when = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
  return status === 'live' ? m.fairs_ends({ when }) : m.fairs_starts({ when })
}
