import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAnalytics } from '../../../src/browser/page/analytics.ts'

const SCRIPT = 'https://hm.example/hm.js?0123'

interface Script {
  src: string
  async: boolean
}

let appended: Script[]
let page: { _hmt?: unknown[] }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16))
  appended = []
  page = {}
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', {
    createElement: (): Script => ({ src: '', async: false }),
    head: { append: (script: Script) => appended.push(script) },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('fetches and counts nothing unless a script is configured [SITE-6]', () => {
  createAnalytics('').pageView('/')
  expect(vi.getTimerCount()).toBe(0)
  expect(page).toEqual({})
})

it('fetches the script once, after the first page was drawn [SITE-6]', () => {
  const analytics = createAnalytics(SCRIPT)
  expect(vi.getTimerCount()).toBe(0)
  analytics.pageView('/')
  analytics.pageView('/resume')
  expect(appended).toEqual([])
  vi.runAllTimers()
  expect(appended).toEqual([{ src: SCRIPT, async: true }])
})

it('counts each page once, the first one too [SITE-6]', () => {
  const analytics = createAnalytics(SCRIPT)
  for (const path of ['/', '/', '/resume', '/resume', '/']) analytics.pageView(path)
  expect(page._hmt).toEqual([
    ['_setAutoPageview', false],
    ['_trackPageview', '/'],
    ['_trackPageview', '/resume'],
    ['_trackPageview', '/'],
  ])
})

it('tells nobody the parameters of a page [SITE-6]', () => {
  const analytics = createAnalytics(SCRIPT)
  analytics.pageView('/transferPage?ticket=secret&user_id=7')
  analytics.pageView('/transferPage?ticket=other')
  analytics.pageView('/login#phone=13800000001\n?x')
  expect(page._hmt).toEqual([
    ['_setAutoPageview', false],
    ['_trackPageview', '/transferPage'],
    ['_trackPageview', '/login'],
  ])
})

it('adds to the queue of a script that is there already', () => {
  page._hmt = [['_setAccount', 'x']]
  createAnalytics(SCRIPT).pageView('/')
  expect(page._hmt).toEqual([
    ['_setAccount', 'x'],
    ['_setAutoPageview', false],
    ['_trackPageview', '/'],
  ])
})
