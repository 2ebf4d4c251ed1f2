import type { Identity } from '../../../contract/calls/transfer.ts'
import {
  type HintName,
  identityCookies,
  SECURE_PREFIX,
  type ServerCookieName,
  serverCookies,
} from '../../../contract/rules/storage.ts'

export const DAY_SECONDS = 86_400

/** The value of one cookie of a Cookie header, undecoded; null where it is absent. */
export function readCookie(header: string | undefined, name: string): string | null {
  if (!header) return null
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=')
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim()
  }
  return null
}

/**
 * The name by which the browser keeps one of the server's own cookies. Where https it is read by no other, so that
 * neither another host nor plain http can plant one.
 */
export const cookieName = (name: ServerCookieName, isSecure: boolean): string => (isSecure ? secureNames : names)[name]

const namesWith = (prefix: string) =>
  Object.fromEntries(Object.keys(serverCookies).map((name) => [name, prefix + name])) as Record<
    ServerCookieName,
    string
  >
const names = namesWith('')
const secureNames = namesWith(SECURE_PREFIX)

/** A Set-Cookie header for one of the server's own cookies; `null` removes it. */
export function writeCookie(name: ServerCookieName, value: string | null, isSecure: boolean): string {
  const seconds = value === null ? 0 : serverCookies[name].days * DAY_SECONDS
  return `${cookieName(name, isSecure)}=${value ?? ''}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

export const hintNames: readonly HintName[] = ['login_type', ...new Set(Object.values(identityCookies).flat())]

/** What tells the interface whose session it is, as readable text. */
export function hintsOf(identity: Identity): Partial<Record<HintName, string>> {
  const { login_type, user_id } = identity
  switch (identity.login_type) {
    case 'student':
      return { login_type, user_id }
    case 'school': {
      const { user_name, school, user_type, strategy, faculty } = identity
      return { login_type, user_id, user_name, user_school: school, user_type, strategy, faculty }
    }
    case 'company':
      return { login_type, com_key_user: user_id }
    case 'channel':
      return { login_type, channel_userid: user_id, channel_channel_name: identity.channel_name }
  }
}

/** A Set-Cookie header for what scripts may read and remove; '' removes it. */
export const writeHint = (name: HintName, value: string, seconds: number, isSecure: boolean): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${value === '' ? 0 : seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
