import Cookies from 'js-cookie'
import { type CookieName, cookies, identityCookies, type LoginType } from '../../../contract/storage.ts'

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

/** Keeps a student's identity, and no other, for 14 days; throws where the browser keeps no cookie. */
export function storeStudent(userId: string): void {
  clearIdentities()
  writeCookie('user_id', userId)
  writeCookie('login_type', 'student')
  if (readCookie('user_id') !== userId) throw new Error('cookies are blocked')
}

/** The identity that the cookies hint at. */
export function hintedIdentity(): { loginType: LoginType | null; userId: string } {
  const loginType = readCookie('login_type')
  const isKnown = loginType !== undefined && Object.hasOwn(identityCookies, loginType)
  return { loginType: isKnown ? (loginType as LoginType) : null, userId: readCookie('user_id') ?? '' }
}
