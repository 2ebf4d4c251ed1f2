import Cookies from 'js-cookie'
import type { Identity } from '../../../contract/calls/transfer.ts'
import { type CookieName, cookies, identityCookies, type LoginType } from '../../../contract/rules/storage.ts'
import type { IdentityHint } from '../../../machines/login/session/session.types.ts'

export const readCookie = (name: CookieName): string | undefined => Cookies.get(name)

export function writeCookie(name: CookieName, value: string): void {
  Cookies.set(name, value, {
    expires: cookies[name].days,
    path: '/',
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  })
}

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

/** What each kind of identity keeps. */
function cookiesOf(identity: Identity): Partial<Record<CookieName, string>> {
  switch (identity.login_type) {
    case 'student':
      return { user_id: identity.user_id }
    case 'school':
      return {
        user_id: identity.user_id,
        user_name: identity.user_name,
        user_school: identity.school,
        user_type: identity.user_type,
        strategy: identity.strategy,
        faculty: identity.faculty,
      }
    case 'company':
      return { com_key_user: identity.user_id }
    case 'channel':
      return { channel_userid: identity.user_id, channel_channel_name: identity.channel_name }
  }
}

/** Keeps an identity, and no other, for 14 days (SESS-3); throws where the browser keeps no cookie. */
export function storeIdentity(identity: Identity): void {
  clearIdentities()
  const kept = cookiesOf(identity)
  for (const [name, value] of Object.entries(kept)) if (value !== '') writeCookie(name as CookieName, value)
  writeCookie('login_type', identity.login_type)
  if (readCookie('login_type') !== identity.login_type) throw new Error('cookies are blocked')
}

/** The cookie without which an identity is none. */
const keyOf = { student: 'user_id', school: 'user_id', company: 'com_key_user', channel: 'channel_userid' } as const

/** The identity that the cookies hint at. */
export function hintedIdentity(): IdentityHint {
  const loginType = readCookie('login_type')
  const isKnown = loginType !== undefined && Object.hasOwn(keyOf, loginType)
  if (!isKnown || !readCookie(keyOf[loginType as LoginType])) return { loginType: null, userId: '' }
  const userId = loginType === 'student' ? (readCookie('user_id') ?? '') : ''
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
