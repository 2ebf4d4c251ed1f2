import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Identity } from '../../../contract/calls/transfer.ts'
import { cookies, type LoginType } from '../../../contract/rules/storage.ts'
import {
  areCookiesEnabled,
  clearIdentities,
  hintedIdentity,
  readCookie,
  storeIdentity,
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

const names = Object.keys(cookies) as (keyof typeof cookies)[]

describe('a cookie', () => {
  it.each(names)('%s lives as long as the table says, for this site only [SESS-6]', (name) => {
    writeCookie(name, 'value')
    expect(jar.kept).toEqual(
      new Map([[name, { value: 'value', attributes: ['path=/', inDays(cookies[name].days), 'sameSite=lax'] }]]),
    )
  })

  it('is secure where the page is [SESS-6]', () => {
    open(false, 'https:')
    writeCookie('user_id', '7')
    expect(jar.kept.get('user_id')?.attributes).toEqual(['path=/', inDays(14), 'sameSite=lax', 'secure'])
  })
})

const identities = {
  student: { login_type: 'student', user_id: '7' },
  school: {
    login_type: 'school',
    user_id: '1',
    user_name: 'univadmin',
    school: '江临大学',
    user_type: '0',
    strategy: '2',
    faculty: '计算机学院',
  },
  company: { login_type: 'company', user_id: '9' },
  channel: { login_type: 'channel', user_id: '3', channel_name: '长三角' },
} as const satisfies Record<LoginType, Identity>

const stored: Record<LoginType, Record<string, string>> = {
  student: { user_id: '7', login_type: 'student' },
  school: {
    user_id: '1',
    user_name: 'univadmin',
    user_school: encodeURIComponent('江临大学'),
    user_type: '0',
    strategy: '2',
    faculty: encodeURIComponent('计算机学院'),
    login_type: 'school',
  },
  company: { com_key_user: '9', login_type: 'company' },
  channel: {
    channel_userid: '3',
    channel_channel_name: encodeURIComponent('长三角'),
    login_type: 'channel',
  },
}

const kinds = Object.keys(identities) as LoginType[]

describe('logging in', () => {
  it.each(kinds)('as %s keeps what that identity has, for 14 days [STU-3, EMP-4, ADM-2, CHL-1, SESS-6]', (kind) => {
    storeIdentity(identities[kind])
    const attributes = ['path=/', inDays(14), 'sameSite=lax']
    const expected = Object.entries(stored[kind]).map(([name, value]) => [name, { value, attributes }] as const)
    expect(jar.kept).toEqual(new Map(expected))
  })

  it.each(kinds)('as %s clears the cookies of every other identity, and nothing else [SESS-3]', (kind) => {
    for (const name of names) writeCookie(name, 'former')
    const others = ['uniq_user_token', 'siteType', 'school_type', 'title1', 'title2', 'channel_type', 'platform']
    storeIdentity(identities[kind])
    expect(new Set(jar.names)).toEqual(
      new Set([...others, 'diffPage', 'locale', 'theme', ...Object.keys(stored[kind])]),
    )
    expect(readCookie('login_type')).toBe(kind)
  })

  it.each(kinds)('as %s says so where the browser keeps no cookie [STU-3, EMP-4]', (kind) => {
    open(true)
    expect(() => storeIdentity(identities[kind])).toThrow('cookies are blocked')
  })
})

describe('the identity that the cookies hint at', () => {
  it.each(kinds)('is %s where they say so, with its key [SESS-1, SHELL-6]', (kind) => {
    storeIdentity(identities[kind])
    expect(hintedIdentity()).toEqual({ loginType: kind, userId: kind === 'student' ? '7' : '' })
  })

  it.each(['company', 'channel', 'school', 'student'])('is nobody where %s has no key [SHELL-6]', (loginType) => {
    writeCookie('login_type', loginType)
    expect(hintedIdentity()).toEqual({ loginType: null, userId: '' })
  })

  it.each(['admin', 'constructor', ''])('is nobody where login_type says "%s" [SESS-1]', (loginType) => {
    writeCookie('login_type', loginType)
    writeCookie('user_id', '7')
    expect(hintedIdentity()).toEqual({ loginType: null, userId: '' })
  })

  it('is nobody without cookies, and after all were cleared [SESS-1, OUT-2]', () => {
    expect(hintedIdentity()).toEqual({ loginType: null, userId: '' })
    storeIdentity(identities.student)
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
