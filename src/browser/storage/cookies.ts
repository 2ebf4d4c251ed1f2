import Cookies from 'js-cookie'
import {
  type CookieName,
  cookies,
  type HintName,
  identityCookies,
  type LoginType,
} from '../../../contract/rules/storage.ts'
import type { IdentityHint } from '../../../machines/login/session/session.types.ts'

export const readCookie = (name: CookieName): string | undefined => Cookies.get(name)

export function writeCookie(name: Exclude<CookieName, HintName>, value: string): void {
  Cookies.set(name, value, {
    expires: cookies[name].days,
    path: '/',
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  })
}

/** Id of the student who is logged in, as the cookie hints; '' for none. */
export const userNow = (): string => readCookie('user_id') ?? ''

export const removeCookie = (name: CookieName): void => Cookies.remove(name, { path: '/' })

/** Whether the browser keeps cookies at all, found out by keeping one. */
export function areCookiesEnabled(): boolean {
  writeCookie('uniq_user_token', 'probe')
  const kept = readCookie('uniq_user_token') === 'probe'
  removeCookie('uniq_user_token')
  return kept
}

/** Forgets every identity (SESS-3). */
export function clearIdentities(): void {
  for (const names of Object.values(identityCookies)) for (const name of names) removeCookie(name)
  removeCookie('login_type')
}

/** Who logged in stays so by the cookies of the server's answer; throws where the browser keeps none. */
export function requireCookies(): void {
  if (!areCookiesEnabled()) throw new Error('cookies are blocked')
}

/** The cookie without which an identity is none. */
const keyOf = { student: 'user_id', school: 'user_id', company: 'com_key_user', channel: 'channel_userid' } as const

/** The identity that the cookies hint at. */
export function hintedIdentity(): IdentityHint {
  const loginType = readCookie('login_type')
  const isKnown = loginType !== undefined && Object.hasOwn(keyOf, loginType)
  if (!isKnown || !readCookie(keyOf[loginType as LoginType])) return { loginType: null, userId: '' }
  const userId = loginType === 'student' ? userNow() : ''
  return { loginType: loginType as LoginType, userId }
}

/** The school of an officer, and the faculty of a faculty's; '' where an identity has none. */
export function accountSchool(loginType: LoginType): string {
  if (loginType !== 'school') return ''
  return [readCookie('user_school'), readCookie('faculty')].filter(Boolean).join(' ')
}

/** What the account of an officer or organiser is called; '' where an identity has no name. */
export function accountName(loginType: LoginType): string {
  if (loginType === 'school') return readCookie('user_name') ?? ''
  return loginType === 'channel' ? (readCookie('channel_channel_name') ?? '') : ''
}
