const DAY = /^(?:(20\d\d)[年./\- ]+)?(\d{1,2})[月./\- ]+(\d{1,2})[日号號]?$/
const PLAIN_DAY = /^(20\d\d)(\d\d)(\d\d)$/
const TIME = /^(上午|下午|晚上|)\s*(\d{1,2})(?:\s*[:.点點时時h]\s*(\d{1,2})?)?\s*分?\s*(am|pm|)$/i
const PLAIN_TIME = /^()(\d\d)(\d\d)()$/

const two = (part: number | string) => String(part).padStart(2, '0')
const plain = (typed: string) => typed.normalize('NFKC').trim()

function dayOf(year: number, month: string, day: string): string | null {
  const text = `${year}-${two(month)}-${two(day)}`
  const at = new Date(`${text}T00:00Z`)
  // The calendar leads what it does not know into the next month.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null
}

/**
 * What somebody means by a day to come: 2026.12.3, 2026年12月3日, 20261203; 12.3 without its year is the next one.
 * @param today as `2026-11-23`
 * @returns as `2026-12-03`; '' for nothing, null for what is no day
 */
export function typedDay(typed: string, today: string): string | null {
  const text = plain(typed)
  if (text === '') return ''
  const [, year, month = '', day = ''] = PLAIN_DAY.exec(text) ?? DAY.exec(text) ?? []
  if (year !== undefined) return dayOf(Number(year), month, day)
  const next = Number(today.slice(0, 4))
  const thisYear = dayOf(next, month, day)
  return thisYear !== null && thisYear >= today ? thisYear : dayOf(next + 1, month, day)
}

/**
 * What somebody means by a time: 14:00, 1400, 14, 14点30, 下午2点, 2pm.
 * @returns as `14:00`; '' for nothing, null for what is no time
 */
export function typedTime(typed: string): string | null {
  const text = plain(typed)
  if (text === '') return ''
  const [, before = '', hour, minute = '0', behind = ''] = PLAIN_TIME.exec(text) ?? TIME.exec(text) ?? []
  if (hour === undefined || Number(minute) > 59) return null
  const isMorning = before === '上午' || /^am$/i.test(behind)
  const isLater = before === '下午' || before === '晚上' || /^pm$/i.test(behind)
  if ((isMorning || isLater) && (Number(hour) > 12 || hour === '0')) return null
  const shown = isMorning || isLater ? (Number(hour) % 12) + (isLater ? 12 : 0) : Number(hour)
  return shown > 23 ? null : `${two(shown)}:${two(minute)}`
}

/**
 * What somebody means by a day with a time behind it.
 * @returns as `2026-12-03T14:00`; '' for nothing, null for what is neither
 */
export function typedMoment(typed: string, today: string): string | null {
  const text = plain(typed)
  if (text === '') return ''
  const [, first = '', second = ''] = /^(\S+?)(?:\s+|T)(\D*\d.*)$/.exec(text) ?? []
  const [day, time] = [typedDay(first, today), typedTime(second)]
  return day && time ? `${day}T${time}` : null
}

/** The text is a day of the calendar: a text that means nothing stays as it was typed, and may look like one. */
export function isDay(text: string): boolean {
  const [, year, month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  return year !== undefined && dayOf(Number(year), month, day) === text
}
export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
export const isMoment = (text: string): boolean =>
  isDay(text.slice(0, 10)) && text[10] === 'T' && isTime(text.slice(11))
