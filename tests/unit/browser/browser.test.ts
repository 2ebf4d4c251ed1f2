import { describe, expect, it } from 'vitest'
import { isPhone, opensAppsInTab, staysInTab } from '../../../src/browser/tabs/browser.ts'
import { opensTabs } from '../../../src/browser/tabs/tabs.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const chrome = `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36`

const sameTab = {
  'QQ Browser': `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.5414.120 Safari/537.36 Core/1.94.263.400 QQBrowser/12.9.5711.400`,
  'Internet Explorer 11': 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  'Internet Explorer 10': 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
  Safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Safari on a phone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  Firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
}

const newTab = {
  Chrome: chrome,
  Edge: `${chrome} Edg/131.0.0.0`,
  Opera: `${chrome} OPR/116.0.0.0`,
  'One that does not say': '',
}

describe('the jump after a login', () => {
  it.each(Object.entries(sameTab))('%s stays in its tab [STU-4]', (_, userAgent) => {
    expect(staysInTab(userAgent)).toBe(true)
    expect(opensTabs(userAgent)).toBe(false)
  })

  it.each(Object.entries(newTab))('%s opens a new tab [STU-4]', (_, userAgent) => {
    expect(staysInTab(userAgent)).toBe(false)
  })
})

describe('a browser that a look tells', () => {
  it.each(['Chrome', 'Edge', 'Opera'] as const)('%s is not looked into further [STU-4] [EMP-4]', (name) => {
    expect(opensTabs(newTab[name])).toBe(true)
  })

  it('one that does not say is', () => {
    expect(opensTabs('')).toBe(false)
  })
})

describe('the back office of an employer', () => {
  const { Firefox, ...here } = sameTab

  it.each(Object.entries(here))('opens in the tab of %s [EMP-4]', (_, userAgent) => {
    expect(opensAppsInTab(userAgent)).toBe(true)
  })

  it.each(Object.entries({ ...newTab, Firefox }))('opens in a new tab in %s [EMP-4]', (_, userAgent) => {
    expect(opensAppsInTab(userAgent)).toBe(false)
  })
})

describe('a phone', () => {
  const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0'

  it.each([
    ['an iPhone', sameTab['Safari on a phone'], true],
    ['an Android phone', `${android} Mobile Safari/537.36`, true],
    [
      'an iPad',
      'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      false,
    ],
    ['a desktop', chrome, false],
    ['one that does not say', '', false],
  ])('is told by its user agent: %s [SITE-5]', (_, userAgent, expected) => {
    expect(isPhone(userAgent)).toBe(expected)
  })
})
