import { SECURE_PREFIX, type ServerCookieName, serverCookies } from '../../contract/rules/storage.ts'

const DAY_SECONDS = 86_400

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
