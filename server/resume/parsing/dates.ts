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

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const YEAR = '(?:19[89]\\d|20[0-4]\\d)'
const NUMBER = '(?:1[0-2]|0?[1-9])'
const DAY = '(?:[./-](?:3[01]|[12]\\d|0?[1-9])(?!\\d)|\\s*月?\\s*(?:3[01]|[12]\\d|0?[1-9])\\s*[日号])?'
const SEASON = '(?:spring|summer|fall|autumn|winter)'

/** One moment: 2022.09, 2022年9月, 2022/9/1, 09/2022, Sep 2022, 2022 Sep, Summer 2022, 2022年, 2022. */
const MOMENT = [
  `(?<y1>${YEAR})\\s*(?:[./-]|年)\\s*(?<m1>${NUMBER})(?!\\d)${DAY}\\s*(?:月份?)?`,
  `(?<m2>${MONTH})(?:\\s+\\d{1,2}(?:st|nd|rd|th)?)?[\\s,'.]*(?<y2>${YEAR})`,
  `(?<y3>${YEAR})[\\s,.]+(?<m3>${MONTH})(?![a-z])`,
  `(?<m4>0?[1-9]|1[0-2])\\s*[./-]\\s*(?<y4>${YEAR})(?!\\d|\\.\\d)`,
  `(?<y6>${YEAR})(?<m6>0[1-9]|1[0-2])(?!\\d)`,
  `(?:${SEASON}\\s+)?(?<!\\d\\s)(?<y5>${YEAR})(?!\\s?\\d)\\s*(?:年(?:[春夏秋冬]季?)?|级|届)?`,
].join('|')
const renamed = (suffix: string) => MOMENT.replace(/\?<(\w\d)>/g, `?<$1${suffix}>`)

const NOW = '(?:至今|现在|目前|迄今|今|present|now|current|ongoing|till\\s*now|to\\s*date)'
const JOINT = '\\s*(?:-+>?|至|到|to|until|till|\\|(?=\\s*(?:19|20)\\d\\d))\\s*'
/** The end of a range that leaves out its year, or half of it: 2023.07-09, 2022.09-26.06. */
const SHORT_END = `(?<sy>\\d\\d)[./年](?<sm2>${NUMBER})(?!\\d)月?|(?<sm>${NUMBER})(?![\\d.%])\\s*月?`
const FIRST_MONTH = `(?<fm>${MONTH})`

const RANGE = new RegExp(
  `(?<![\\d.])(?:${renamed('a')})${JOINT}(?:(?<now>${NOW})|预计|(?:expected\\s+)?(?:${renamed('b')})|${SHORT_END})`,
  'iu',
)
const MONTHS_OF_YEAR = new RegExp(`(?<![a-z])${FIRST_MONTH}\\s*-+\\s*(?:${renamed('b')})`, 'iu')
const SINCE = new RegExp(`(?<![\\d.])(?:${renamed('a')})\\s*(?<now>${NOW})`, 'iu')
const SINGLE = new RegExp(`(?<![\\d.])(?:${renamed('a')})`, 'iu')

const groupsOf = (match: RegExpExecArray): Readonly<Record<string, string | undefined>> => match.groups ?? {}

function monthNumber(text: string | undefined): string {
  if (!text) return ''
  const named = MONTHS.indexOf(text.slice(0, 3).toLowerCase())
  return String(named >= 0 ? named + 1 : Number(text)).padStart(2, '0')
}

function momentOf(groups: Readonly<Record<string, string | undefined>>, suffix: string): string {
  for (const way of ['1', '2', '3', '4', '6', '5']) {
    const year = groups[`y${way}${suffix}`]
    if (year) {
      const month = monthNumber(groups[`m${way}${suffix}`])
      return month ? `${year}-${month}` : year
    }
  }
  return ''
}

function endOf(groups: Readonly<Record<string, string | undefined>>, start: string): string {
  if (groups['now']) return 'present'
  const whole = momentOf(groups, 'b')
  if (whole) return whole
  if (groups['sy'] && groups['sm2']) return `20${groups['sy']}-${monthNumber(groups['sm2'])}`
  return groups['sm'] ? `${start.slice(0, 4)}-${monthNumber(groups['sm'])}` : ''
}

const isPlausible = (start: string, end: string) =>
  end === '' || end === 'present' || end.slice(0, start.length) >= start.slice(0, end.length)

/** The first range, or else the first moment, that a text says. */
export function dateIn({ plain }: Piece): DateRange | null {
  const range = RANGE.exec(plain) ?? SINCE.exec(plain)
  if (range) {
    const groups = groupsOf(range)
    const start = momentOf(groups, 'a')
    const end = endOf(groups, start)
    if (isPlausible(start, end))
      return { start, end, from: range.index, to: range.index + range[0].length, isSpan: true }
  }
  const months = MONTHS_OF_YEAR.exec(plain)
  if (months) {
    const end = momentOf(groupsOf(months), 'b')
    const start = `${end.slice(0, 4)}-${monthNumber(groupsOf(months)['fm'])}`
    if (end.length > 4 && start <= end)
      return { start, end, from: months.index, to: months.index + months[0].length, isSpan: true }
  }
  const single = SINGLE.exec(plain)
  if (!single) return null
  const start = momentOf(groupsOf(single), 'a')
  return { start, end: '', from: single.index, to: single.index + single[0].length, isSpan: false }
}

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
