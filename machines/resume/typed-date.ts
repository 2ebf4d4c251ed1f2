const PRESENT = /^(?:至今|现在|目前|今|迄今|現在|present|now|today)$/i

/** Year, month and day, with whatever people put between them. */
const SEPARATED = /^((?:19|20)\d\d)(?:[-./年\s]+(\d{1,2})(?:[-./月\s]+(\d{1,2})日?|月)?|年)?$/
const TOGETHER = /^((?:19|20)\d\d)(\d\d)(\d\d)?$/

const two = (digits: string) => digits.padStart(2, '0')
const isBetween = (digits: string, least: number, most: number) => Number(digits) >= least && Number(digits) <= most

/**
 * What somebody means by a date: 2025.06, 2025-6, 202506, 2025年6月, a year or a day; the same for `present`.
 * @returns as the contract has it, '' for nothing, null for what is no date
 */
export function typedDate(typed: string, mayBePresent = false): string | null {
  const text = typed.normalize('NFKC').trim()
  if (text === '') return ''
  if (PRESENT.test(text)) return mayBePresent ? 'present' : null
  const [, year, month, day] = text.match(TOGETHER) ?? text.match(SEPARATED) ?? []
  if (year === undefined) return null
  if (month === undefined) return year
  if (!isBetween(month, 1, 12)) return null
  if (day === undefined) return `${year}-${two(month)}`
  return isBetween(day, 1, 31) ? `${year}-${two(month)}-${two(day)}` : null
}
