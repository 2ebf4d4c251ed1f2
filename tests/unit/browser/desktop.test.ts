import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { staysOnDesktop } from '../../../src/browser/storage/desktop.ts'
import { CookieJar } from './cookie-jar.ts'

let jar: CookieJar
const replaced: string[] = []

function open(href: string) {
  vi.stubGlobal('location', { href, protocol: 'http:' })
}

beforeEach(() => {
  jar = new CookieJar(false)
  replaced.length = 0
  vi.stubGlobal('document', jar)
  vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, url: URL) => replaced.push(url.href) })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a visitor on a phone [SITE-5]', () => {
  it('has chosen nothing at first', () => {
    open('http://univ.localhost/#/')
    expect(staysOnDesktop()).toBe(false)
  })

  it('a visitor who comes back from the jump page stays, now and later, and the address forgets it', () => {
    open('http://univ.localhost/?desktop=1#/about')
    expect(staysOnDesktop()).toBe(true)
    expect(replaced).toEqual(['http://univ.localhost/#/about'])
    open('http://univ.localhost/#/')
    expect(staysOnDesktop()).toBe(true)
  })
})
