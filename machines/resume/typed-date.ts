import { momentIn, momentPattern } from '../../contract/rules/moments.ts'

const PRESENT = /^(?:至今|现在|目前|今|迄今|現在|present|now|today)$/i

const YEAR = '(?:19|20)\\d\\d'
const MOMENT = new RegExp(`^(?:${momentPattern(YEAR)})$`, 'iu')
const ONLY_YEAR = new RegExp(`^(?:西元|公元)?(${YEAR})年?$`)
const CONTRACT = /^(?:19|20)\d\d(?:-|$)/

/** With dots for whatever people put between year, month and day. */
const dotted = (text: string): string =>
  text
    .replace(/\s*[\p{Pd}−─━~〜]+\s*/gu, '-')
    .replace(/\s*\/+\s*/g, '/')
    .replace(/[\s.。、,;:·・•‧_\\]+/gu, '.')
    .replace(/\.?([年月日号])\.?/g, '$1')
    .replace(/([国國元])\./, '$1')
    .replace(/月(\d{1,2})$/, '月$1日')
    .replace(/^(\d{4})(\d\d)$/, '$1.$2')
    .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1.$2.$3')

/**
 * What somebody means by a date: 2025.06, 2025-6, 202506, 2025年6月, 06/2025, Jun 2025, 民國114年6月, 二〇二五年六月, a year or
 * a day; the same for `present`.
 * @returns as the contract has it, '' for nothing, null for what is no date
 */
export function typedDate(typed: string, mayBePresent = false): string | null {
  const text = typed.normalize('NFKC').trim()
  if (text === '') return ''
  if (PRESENT.test(text)) return mayBePresent ? 'present' : null
  const plain = dotted(text)
  const year = ONLY_YEAR.exec(plain)?.[1]
  if (year) return year
  const moment = MOMENT.exec(plain)
  // 03/04/2025 is in March or in April.
  if (!moment?.groups || moment.groups['y12']) return null
  const date = momentIn(moment.groups, '', true)
  return CONTRACT.test(date) ? date : null
}
