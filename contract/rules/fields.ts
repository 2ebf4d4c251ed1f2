/** Validation rules (VAL-1 to VAL-13) that the flows and the server both hold to. */

/** 86 mainland China, 886 Taiwan. */
export type PhoneRegion = '86' | '886'

const MAINLAND = /^1[3-9]\d{9}$/
const TAIWAN = /^0?9\d{8}$/

/** What a person or an autofill typed, reduced to digits of the local number: spaces, hyphens and the region's prefix fall away. */
export function normalisePhone(typed: string, region: PhoneRegion): string {
  const digits = typed.normalize('NFKC').replace(/[^\d+]/g, '')
  const local = digits.replace(new RegExp(`^(?:\\+|00)${region}`), '').replace(/\D/g, '')
  const bare = local.startsWith(region) ? local.slice(region.length) : local
  return isPhone(bare, region) ? bare : local
}

/** Whether a normalised number is one of its region's mobile numbers. */
export function isPhone(phone: string, region: PhoneRegion): boolean {
  return (region === '86' ? MAINLAND : TAIWAN).test(phone)
}

/** The number as it is sent: Taiwan's carries its prefix. */
export function phoneToSend(phone: string, region: PhoneRegion): string {
  return region === '886' ? `886${phone}` : phone
}

/** The reverse of `phoneToSend` in one canonical spelling (no leading 0 after 886), or null where it is no student phone. */
export function canonicalPhone(sent: string): string | null {
  if (MAINLAND.test(sent)) return sent
  const taiwan = /^8860?(9\d{8})$/.exec(sent)
  return taiwan ? `886${taiwan[1]}` : null
}

export const CODE_LENGTH = 6

export const isCode = (code: string): boolean => /^\d{6}$/.test(code)

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** A one-time password as it is typed or pasted: the six digits that stand alone in a message ("123 456" too), else the first six. */
export function normaliseCode(typed: string): string {
  const text = typed.normalize('NFKC')
  const groups = [...text.split(/\D/), ...text.split(/[^\d\s-]/).map(digitsOf)]
  return groups.find(isCode) ?? digitsOf(text).slice(0, CODE_LENGTH)
}

/** 6 to 16 letters, digits or !@#$% (VAL-7). */
export const isPassword = (password: string): boolean => /^[A-Za-z0-9!@#$%]{6,16}$/.test(password)
