import { afterEach, describe, expect, it } from 'vitest'
import { setLocale } from '../../../messages/compiled/runtime.js'
import { fairDistance, fairTime } from '../../../src/features/fairs/fair/head/fair-time.ts'

afterEach(() => setLocale('zh-CN', { reload: false }))

const starts_at = '2026-11-21T01:00:00.000Z'
const ends_at = '2026-11-21T08:00:00.000Z'

describe('the time of a fair [FAIR-1]', () => {
  it('says the hours of one day, else both days', () => {
    expect(fairTime(starts_at, ends_at, 'zh-CN')).toBe('11月21日周六 09:00–16:00')
    expect(fairTime(starts_at, '2026-11-23T08:00:00.000Z', 'zh-CN')).toBe(
      '11月21日周六 09:00 – 11月23日周一 16:00 · 共 3 天',
    )
    expect(fairTime(starts_at, ends_at, 'en')).toBe('Sat, November 21 09:00–16:00')
  })

  it.each([
    ['coming', '2026-11-02T16:30:00.000Z', '18天后开始'],
    ['coming', '2026-11-19T16:30:00.000Z', '明天开始'],
    ['coming', '2026-11-20T16:30:00.000Z', '今天开始'],
    ['live', '2026-11-21T02:00:00.000Z', '今天结束'],
    ['live', '2026-11-22T02:00:00.000Z', '今天结束'],
    ['past', '2026-11-22T02:00:00.000Z', null],
    ['cancelled', '2026-11-19T02:00:00.000Z', null],
  ])('a %s one, at %s: %s', (status, now, said) => {
    expect(fairDistance({ status, starts_at, ends_at }, Date.parse(now), 'zh-CN')).toBe(said)
  })
})
