import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import { university } from '../../../machines/site/site/site.paths.ts'
import {
  rememberEmployerEntrance,
  rememberSite,
  rememberTermsAccepted,
} from '../../../src/browser/storage/site-memory.ts'
import { CookieJar } from './cookie-jar.ts'

let jar: CookieJar
let session: Map<string, string>

beforeEach(() => {
  jar = new CookieJar(false)
  session = new Map()
  vi.stubGlobal('document', jar)
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('sessionStorage', { setItem: (key: string, value: string) => session.set(key, value) })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const kept = () => Object.fromEntries([...jar.kept].map(([name, { value }]) => [name, decodeURIComponent(value)]))
const withKind = (kind: SiteInfo['brand']['kind']): SiteInfo => ({
  ...university,
  brand: { ...university.brand, kind, name: { 'zh-CN': '江临大学' }, tagline: { 'zh-CN': '就业指导中心' } },
})
const config = { use_bg_image: 0, bg_image: '', title: '', subtitle: '', channel_type: '产业' } as const

describe('the memory of a site [SITE-8]', () => {
  it('holds its type, its names and its badge', () => {
    rememberSite(withKind('plain'), null)
    expect(kept()).toEqual({ siteType: '2', school_type: '1', title1: '江临大学', title2: '就业指导中心' })
    expect(Object.fromEntries(session)).toEqual({ school_type: '1', schoolIcon: '', yunnan: '', yishengyice: '' })
  })

  it('holds the kind of a channel, once that is known', () => {
    rememberSite({ ...withKind('recruiting'), type: 3, school: null }, config)
    expect(kept()).toMatchObject({ siteType: '3', school_type: '', channel_type: '产业' })
  })

  it.each([
    ['province', { yunnan: '1', yishengyice: '' }],
    ['career-planning', { yunnan: '', yishengyice: '1' }],
  ] as const)('marks the %s host', (kind, marks) => {
    rememberSite(withKind(kind), null)
    expect(Object.fromEntries(session)).toMatchObject(marks)
  })

  it('tells by which entrance an employer came in', () => {
    rememberEmployerEntrance({ ...university, type: 3 })
    expect(kept()).toEqual({ platform: 'qudao' })
    rememberEmployerEntrance(university)
    expect(kept()).toEqual({ platform: 'qiye' })
  })

  it('tells that the terms were accepted', () => {
    rememberTermsAccepted()
    expect(Object.fromEntries(session)).toEqual({ protocolStatus: '1' })
  })
})
