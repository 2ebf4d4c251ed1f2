/** How people write a year and a month, or a day. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
export const MONTH_NAME =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
export const MONTH_NUMBER = '(?:1[0-2]|0?[1-9])'
export const HAN_MONTH = '(?:十[一二]?|[一二三四五六七八九元正])'
const DAY_NUMBER = '(?:3[01]|[12]\\d|0?[1-9])'
const HAN_DAY = '(?:三十一?|二?十[一二三四五六七八九]?|[一二三四五六七八九])'
const HAN_DIGIT = '[〇零○oO0一二三四五六七八九]'
/** A month in its word: 9月, 九月份. */
const SAID_MONTH = `(?:${MONTH_NUMBER}|${HAN_MONTH})(?=\\s*月)`

type Groups = Readonly<Record<string, string | undefined>>

/** Ways in which somebody writes a moment, each with its number in the names of its groups. */
const WAYS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const
/** Those that count years from 1911 on. */
const REPUBLICAN: ReadonlySet<number> = new Set([7, 8])

/**
 * A pattern of a moment: 2022.09, 2022。9, 2022年9月1日, 09/2022, Sep 2022, 2022 Sep, 二〇二二年九月, 民國111年9月.
 * @param year pattern of four digits
 */
export const momentPattern = (year: string): string => {
  const day = (way: number) =>
    `(?:[-./。](?<d${way}>${DAY_NUMBER})(?!\\d)|\\s*月?\\s*(?<e${way}>${DAY_NUMBER}|${HAN_DAY})\\s*[日号])?`
  const month = (way: number) => `(?<m${way}>${SAID_MONTH}|${MONTH_NUMBER}(?!\\d))${day(way)}\\s*(?:月份?)?`
  return [
    `(?:西元|公元)?\\s*(?<y1>${year})\\s*(?:[-./。]|年)\\s*${month(1)}`,
    `(?<y2>${year})[,、:_\\\\·・•‧](?<m2>0[1-9]|1[0-2])(?![\\d.])(?!(?![至到月])\\p{L})月?`,
    `(?<m3>${MONTH_NAME})(?:[\\s.]+(?<d3>${DAY_NUMBER})(?:st|nd|rd|th)?(?!\\d))?(?:[\\s,'’.]*|[-/])(?<y3>${year})`,
    `(?<m4>${MONTH_NAME})\\s*['’](?<y4>[0-4]\\d)(?!\\d)`,
    `(?<y5>${year})(?:\\s*[,.。]?\\s*|[-/])(?<m5>${MONTH_NAME})(?![a-z])`,
    `(?:西元|公元)?(?<y6>(?:二[〇零○oO0]|一九)${HAN_DIGIT}{2})\\s*(?:(?:年|[./。·])\\s*(?<m6>${SAID_MONTH}|${HAN_MONTH}(?!\\p{Script=Han}))${day(6)}\\s*(?:月份?)?|年)`,
    `民[国國]\\s*(?<y7>\\d{2,3}|[一二三四五六七八九十百〇零]{1,6}|元)\\s*(?:(?:[-./。]|年)\\s*${month(7)}|年)`,
    `(?<y8>1[0-3]\\d|一[〇零○一二三]${HAN_DIGIT})\\s*年\\s*(?<m8>${SAID_MONTH})${day(8)}\\s*月份?`,
    // Of the two numbers before a year the one that is no month is the day, the first where dots part them.
    `(?<d9>${DAY_NUMBER})\\.(?<m9>${MONTH_NUMBER})\\.(?<y9>${year})`,
    `(?<d10>1[3-9]|2\\d|3[01])[-/](?<m10>${MONTH_NUMBER})[-/](?<y10>${year})`,
    `(?<m11>${MONTH_NUMBER})[-/](?<d11>1[3-9]|2\\d|3[01])[-/](?<y11>${year})`,
    `(?:${MONTH_NUMBER}[-/]){2}(?<y12>${year})`,
    `(?<m13>0?[1-9]|1[0-2])\\s*[-./。]\\s*(?<y13>${year})(?!\\d|\\.\\d)`,
    `(?<y14>${year})(?<m14>0[1-9]|1[0-2])(?!\\d)`,
  ].join('|')
}

const HAN_DIGITS = '〇一二三四五六七八九'

/** A number in digits or in Chinese: 110, 一一〇, 一百一十, 十二. */
function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const han = text.replace(/[零○oO0]/g, '〇').replace(/[元正]/, '一')
  if (!/[十百]/.test(han)) return Number(Array.from(han, (one) => HAN_DIGITS.indexOf(one)).join(''))
  const [, hundreds = '', tens = '', ones = ''] = /^(?:(.)百)?〇?(?:(.?)十)?(.?)$/u.exec(han) ?? []
  const ten = han.includes('十') ? HAN_DIGITS.indexOf(tens || '一') : 0
  return (hundreds ? HAN_DIGITS.indexOf(hundreds) * 100 : 0) + ten * 10 + (ones ? HAN_DIGITS.indexOf(ones) : 0)
}

const two = (part: number) => String(part).padStart(2, '0')

export function monthOf(text: string): string {
  const named = MONTHS.indexOf(text.slice(0, 3).toLowerCase())
  return two(named >= 0 ? named + 1 : numberOf(text))
}

/**
 * What a match of the pattern says, as the contract has it, a day only where `withDay`; '' for nothing.
 * @param suffix of the names of its groups
 */
export function momentIn(groups: Groups, suffix = '', withDay = false): string {
  for (const way of WAYS) {
    const year = groups[`y${way}${suffix}`]
    if (!year) continue
    const counted = numberOf(year) + (REPUBLICAN.has(way) ? 1911 : way === 4 ? 2000 : 0)
    const month = groups[`m${way}${suffix}`]
    const day = groups[`d${way}${suffix}`] ?? groups[`e${way}${suffix}`]
    if (!month) return String(counted)
    return `${counted}-${monthOf(month)}${withDay && day ? `-${two(numberOf(day))}` : ''}`
  }
  return ''
}
