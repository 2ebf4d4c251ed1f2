import {
  HAN_MONTH,
  MONTH_NAME,
  MONTH_NUMBER,
  momentIn,
  momentPattern,
  monthOf,
} from '../../../../contract/rules/moments.ts'
import { type Piece, slice } from './piece.ts'

export interface DateRange {
  /** 'YYYY-MM' or 'YYYY'; '' where only an end is said. */
  readonly start: string
  /** Also 'present'; '' where none is said. */
  readonly end: string
  /** Where it stands in the piece. */
  readonly from: number
  readonly to: number
  readonly isSpan: boolean
}

const YEAR = '(?:19[89]\\d|20[0-4]\\d)'
const SEASON = '(?:spring|summer|fall|autumn|winter)'

/** A year alone: 2022年, 2022级, Summer 2022. Before a number behind who knows what it is half of a moment. */
const ONLY_YEAR = `(?:${SEASON}\\s+)?(?:西元|公元)?(?<!\\d\\s)(?<y0>${YEAR})(?!\\s?\\d)(?![^\\p{L}\\p{N}\\s()[\\]|/-]\\d{1,2}(?!\\d))\\s*(?:学年度?|年(?:[春夏秋冬]季?|[上下]半年|[初底末](?!\\p{Script=Han}))?|级|届)?`
const MOMENT = `${momentPattern(YEAR)}|${ONLY_YEAR}`
const renamed = (suffix: string) => MOMENT.replace(/\?<(\w\d+)>/g, `?<$1${suffix}>`)

const NOW = '(?:至\\s*今|如今|现在|目前|迄今|今|present|now|current|ongoing|today|till\\s*now|to\\s*date)'
/** 一 is what some type for a dash. */
const JOINT =
  '\\s*(?:-+>?|[一ー_]+(?=\\s*(?:(?:19|20)\\d\\d|至今|今))|至|到|to|until|till|\\|(?=\\s*(?:19|20)\\d\\d))\\s*'
/** The end of a range that leaves out its year, or half of it, or its month: 2023.07-09, 2022.09-26.06, 2022-26. */
const SHORT_END = `(?<sy>\\d{2,3})\\s*[./。年]\\s*(?<sm2>${MONTH_NUMBER})(?![\\d/%])\\s*月?|(?<sm>${MONTH_NUMBER})(?![\\d.%])\\s*月?|(?<sm3>${HAN_MONTH})\\s*月|(?<sy2>1[3-9]|[2-4]\\d)(?![\\d.%])年?`
const FIRST_MONTH = `(?<fm>${MONTH_NAME})`

const RANGE = new RegExp(
  `(?<![\\d.])(?:${renamed('a')})${JOINT}(?:(?<now>${NOW})|预计|(?:expected\\s+)?(?:${renamed('b')})|${SHORT_END})`,
  'iu',
)
/** Years of Taiwan without a word that says so, which only a range gives away: 110/09-114/06, 110.09-114.06. */
const REPUBLICAN = new RegExp(
  `(?<![\\d./])(?<start>9\\d|1[0-3]\\d)(?<mark>[./])(?<m1>0[1-9]|1[0-2]|[1-9](?!\\d))(?:\\k<mark>\\d{1,2})?\\s*(?:-+|至|到)\\s*(?:(?<now>${NOW})|(?<end>1[0-4]\\d)\\k<mark>(?<m2>0[1-9]|1[0-2]|[1-9](?!\\d))(?:\\k<mark>\\d{1,2})?(?![\\d./%]|\\s*[a-z]))`,
  'iu',
)
const MONTHS_OF_YEAR = new RegExp(`(?<![a-z])${FIRST_MONTH}\\s*-+\\s*(?:${renamed('b')})`, 'iu')
const SINCE = new RegExp(`(?<![\\d.])(?:${renamed('a')})\\s*(?<now>${NOW}|起(?!\\p{L})|以来)`, 'iu')
const SINGLE = new RegExp(`(?<![\\d.])(?:${renamed('a')})`, 'iu')

/** What follows a moment that a span begins with, or stands before one that it ends with, and can't be read. */
const GOES_ON = new RegExp(
  `^${JOINT}(?:\\d{2,4}\\D{0,3}\\d{1,2}(?![\\d.]*\\s*[/%])|\\d{2}年|[一二三四五六七八九十〇零]{1,4}[年月]|民[国國])`,
  'iu',
)
const HAS_BEGUN = new RegExp(`(?:\\d{2,4}\\D{1,2}\\d{1,2}|年|月)${JOINT}$`, 'iu')
const LONGEST = 24

type Groups = Readonly<Record<string, string | undefined>>

const groupsOf = (match: RegExpExecArray): Groups => match.groups ?? {}

const momentOf = (groups: Groups, suffix: string): string => momentIn(groups, suffix) || (groups[`y0${suffix}`] ?? '')

/** A year of two digits, or one of Taiwan's as the start has it; 0 for none. */
function shortYear(digits: string, groups: Groups): number {
  const year = Number(digits)
  if (groups['y7a'] ?? groups['y8a']) return 1911 + year
  return year < 50 ? 2000 + year : 0
}

function endOf(groups: Groups, start: string): string {
  if (groups['now']) return 'present'
  const whole = momentOf(groups, 'b')
  if (whole) return whole
  const { sy, sm2, sy2 } = groups
  if (sy && sm2) return shortYear(sy, groups) ? `${shortYear(sy, groups)}-${monthOf(sm2)}` : ''
  if (sy2) return start.length === 4 ? `20${sy2}` : ''
  const month = groups['sm'] ?? groups['sm3']
  return month && start.length > 4 ? `${start.slice(0, 4)}-${monthOf(month)}` : ''
}

const isPlausible = (start: string, end: string) =>
  end === '' || end === 'present' || end.slice(0, start.length) >= start.slice(0, end.length)

function republicanIn(plain: string): DateRange | null {
  const match = REPUBLICAN.exec(plain)
  if (!match) return null
  const { start = '', m1 = '', now, end = '', m2 = '' } = groupsOf(match)
  const moment = (year: string, month: string) => `${1911 + Number(year)}-${monthOf(month)}`
  const [from, to] = [moment(start, m1), now ? 'present' : moment(end, m2)]
  if (!isPlausible(from, to)) return null
  return { start: from, end: to, from: match.index, to: match.index + match[0].length, isSpan: true }
}

/** Without one of these there is no year, as in most lines. */
const HAS_YEAR = /(?:19|20)\d\d|['’]\s*\d\d|民[国國]|年|[一二][〇零○o0九]/iu

/** The first range, or else the first moment, that a text says. */
export function dateIn({ plain }: Piece): DateRange | null {
  const hasYear = HAS_YEAR.test(plain)
  const range = hasYear ? (RANGE.exec(plain) ?? SINCE.exec(plain)) : null
  if (range) {
    const groups = groupsOf(range)
    const start = momentOf(groups, 'a')
    const end = endOf(groups, start)
    if (isPlausible(start, end))
      return { start, end, from: range.index, to: range.index + range[0].length, isSpan: true }
  }
  const republican = republicanIn(plain)
  if (republican || !hasYear) return republican
  const months = MONTHS_OF_YEAR.exec(plain)
  if (months) {
    const end = momentOf(groupsOf(months), 'b')
    const start = `${end.slice(0, 4)}-${monthOf(groupsOf(months)['fm']!)}`
    if (end.length > 4 && start <= end)
      return { start, end, from: months.index, to: months.index + months[0].length, isSpan: true }
  }
  const single = SINGLE.exec(plain)
  if (!single) return null
  const [moment, from, to] = [momentOf(groupsOf(single), 'a'), single.index, single.index + single[0].length]
  if (HAS_BEGUN.test(plain.slice(Math.max(0, from - LONGEST), from)))
    return { start: '', end: moment, from, to, isSpan: true }
  return { start: moment, end: '', from, to, isSpan: GOES_ON.test(plain.slice(to, to + LONGEST)) }
}

const HAN = '〇零○一二三四五六七八九十百元正廿卅壹贰貳叁參肆伍陆陸柒捌玖拾'
const LIKE_DATE = new RegExp(
  `^(?:${MONTH_NAME}|${NOW}|民[国國]|西元|公元|to|until|till|[\\d${HAN}年月日号至到起]|[^\\p{L}\\p{N}])+$`,
  'iu',
)
const MARKED_DATE = new RegExp(
  `[\\d${HAN}]\\s*[年月]|\\d{2,}.*(?:-|至|到)\\s*(?:\\d|今)|(?<![a-z])${MONTH_NAME}[\\s,'’./-]*\\d|\\d[\\s,./-]*${MONTH_NAME}(?![a-z])`,
  'iu',
)

/** Whether a text is a date, of whatever kind, and names nothing. */
export const isLikeDate = (plain: string): boolean => LIKE_DATE.test(plain) && MARKED_DATE.test(plain)

/** Whether a piece says a date and nothing else. */
export function isOnlyDate(piece: Piece): boolean {
  const date = dateIn(piece)
  return date !== null && withoutDate(piece, date).every(({ plain }) => !/[\p{L}\p{N}]/u.test(plain))
}

/** A piece without its dates and the brackets that held them. */
export function withoutDate(piece: Piece, range: DateRange): Piece[] {
  const before = /[([]\s*$/.exec(piece.plain.slice(0, range.from))
  const after = /^\s*[)\]]/.exec(piece.plain.slice(range.to))
  return [
    slice(piece, 0, range.from - (before && after ? before[0].length : 0)),
    slice(piece, range.to + (before && after ? after[0].length : 0)),
  ].filter(({ text }) => text !== '')
}
