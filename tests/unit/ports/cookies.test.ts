import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cookies, identityCookies } from '../../../contract/storage.ts'
import {
  areCookiesEnabled,
  clearIdentities,
  hintedIdentity,
  readCookie,
  storeStudent,
  writeCookie,
} from '../../../src/app/ports/cookies.ts'
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

describe('logging a student in', () => {
  it('keeps user_id and login_type for 14 days [STU-3, SESS-6]', () => {
    storeStudent('7')
    const attributes = ['path=/', inDays(14), 'sameSite=lax']
    expect(jar.kept).toEqual(
      new Map([
        ['user_id', { value: '7', attributes }],
        ['login_type', { value: 'student', attributes }],
      ]),
    )
  })

  it('clears the cookies of every other identity, and nothing else [SESS-3, STU-3]', () => {
    for (const name of names) writeCookie(name, 'former')
    storeStudent('7')
    expect(jar.names).toEqual(['uniq_user_token', 'locale', 'theme', 'user_id', 'login_type'])
    expect([readCookie('user_id'), readCookie('login_type')]).toEqual(['7', 'student'])
  })

  it('says so where the browser keeps no cookie [STU-3]', () => {
    open(true)
    expect(() => storeStudent('7')).toThrow('cookies are blocked')
  })
})

describe('the identity that the cookies hint at', () => {
  it.each(Object.keys(identityCookies))('is %s where they say so [SESS-1]', (loginType) => {
    writeCookie('login_type', loginType)
    writeCookie('user_id', '7')
    expect(hintedIdentity()).toEqual({ loginType, userId: '7' })
  })

  it.each(['admin', 'constructor', ''])('is nobody where login_type says "%s" [SESS-1]', (loginType) => {
    writeCookie('login_type', loginType)
    expect(hintedIdentity()).toEqual({ loginType: null, userId: '' })
  })

  it('is nobody without cookies, and after all were cleared [SESS-1, OUT-2]', () => {
    expect(hintedIdentity()).toEqual({ loginType: null, userId: '' })
    storeStudent('7')
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
