import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type CookieName,
  cookies,
  type HintName,
  identityCookies,
  type LoginType,
} from '../../../contract/rules/storage.ts'
import {
  areCookiesEnabled,
  clearIdentities,
  hintedIdentity,
  requireCookies,
  writeCookie,
} from '../../../src/browser/storage/cookies.ts'
import { CookieJar } from './cookie-jar.ts'

const NOW = Date.UTC(2026, 0, 1)
const inDays = (days: number) => `expires=${new Date(NOW + days * 86_400_000).toUTCString()}`

let jar: CookieJar

function open(isBlocked = false, protocol = 'http:') {
  jar = new CookieJar(isBlocked)
  vi.stubGlobal('document', jar)
  vi.stubGlobal('location', { protocol })
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  open()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const hints: readonly string[] = ['login_type', ...Object.values(identityCookies).flat()]
const isOwn = (name: string): name is Exclude<CookieName, HintName> => !hints.includes(name)
const names = Object.keys(cookies).filter(isOwn)

describe('a cookie', () => {
  it.each(names)('%s lives as long as the table says, for this site only [SESS-6]', (name) => {
    writeCookie(name, 'value')
    expect(jar.kept).toEqual(
      new Map([[name, { value: 'value', attributes: ['path=/', inDays(cookies[name].days), 'sameSite=lax'] }]]),
    )
  })

  it('is secure where the page is [SESS-6]', () => {
    open(false, 'https:')
    writeCookie('locale', 'en')
    expect(jar.kept.get('locale')?.attributes).toEqual(['path=/', inDays(30), 'sameSite=lax', 'secure'])
  })
})

/** As the server sets them. */
const keep = (set: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(set)) jar.cookie = `${name}=${encodeURIComponent(value)}; path=/`
}

const kept: Record<LoginType, Readonly<Record<string, string>>> = {
  student: { login_type: 'student', user_id: '7' },
  school: {
    login_type: 'school',
    user_id: '1',
    user_name: 'univadmin',
    user_school: '江临大学',
    faculty: '计算机学院',
  },
  company: { login_type: 'company', com_key_user: '9' },
  channel: { login_type: 'channel', channel_userid: '3', channel_channel_name: '长三角' },
}

const kinds = Object.keys(kept) as LoginType[]

describe('logging in', () => {
  it('leaves what says who it is to the server, of whose cookies browsers forget none early [STU-3, EMP-4]', () => {
    requireCookies()
    expect(jar.names).toEqual([])
  })

  it('says so where the browser keeps no cookie [STU-3, EMP-4]', () => {
    open(true)
    expect(requireCookies).toThrow('cookies are blocked')
  })
})

describe('the identity that the cookies hint at', () => {
  it.each(kinds)('is %s where they say so, with its key [SESS-1, SHELL-6]', (kind) => {
    keep(kept[kind])
    expect(hintedIdentity()).toEqual({ loginType: kind, userId: kind === 'student' ? '7' : '' })
  })

  it.each(['company', 'channel', 'school', 'student'])('is nobody where %s has no key [SHELL-6]', (loginType) => {
    keep({ login_type: loginType })
    expect(hintedIdentity()).toEqual({ loginType: null, userId: '' })
  })

  it.each(['admin', 'constructor', ''])('is nobody where login_type says "%s" [SESS-1]', (loginType) => {
    keep({ login_type: loginType, user_id: '7' })
    expect(hintedIdentity()).toEqual({ loginType: null, userId: '' })
  })

  it('is nobody without cookies, and after all were cleared [SESS-1, OUT-2]', () => {
    expect(hintedIdentity()).toEqual({ loginType: null, userId: '' })
    keep(kept.student)
    clearIdentities()
    expect(hintedIdentity()).toEqual({ loginType: null, userId: '' })
    expect(jar.names).toEqual([])
  })
})

describe('whether cookies are kept', () => {
  it('is found out without leaving one behind', () => {
    expect(areCookiesEnabled()).toBe(true)
    expect(jar.names).toEqual([])
  })

  it('is false where the browser blocks them', () => {
    open(true)
    expect(areCookiesEnabled()).toBe(false)
  })
})
