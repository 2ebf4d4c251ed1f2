import { afterEach, expect, it } from 'vitest'
import { setLocale } from '../../../messages/compiled/runtime.js'
import { briefSpan, dayText } from '../../../src/shared/text/time.ts'

afterEach(() => setLocale('zh-CN', { reload: false }))

const first = '2026-11-21T01:00:00.000Z'

it('says the hours of one day, and of several days the first, the last and how many [FAIR-1]', () => {
  expect(briefSpan(first, '2026-11-21T08:00:00.000Z')).toBe('09:00–16:00')
  expect(briefSpan(first, '2026-11-23T08:00:00.000Z')).toBe('11-21 至 11-23，共 3 天')
  expect(briefSpan('2026-11-21T15:00:00.000Z', '2026-11-21T17:00:00.000Z')).toBe('11-21 至 11-22，共 2 天')
  setLocale('en', { reload: false })
  expect(briefSpan(first, '2026-11-23T08:00:00.000Z')).toBe('Nov 21 to Nov 23, 3 days')
})

it('writes a day in brief one way in every month, English with the name of the month [JOB-1]', () => {
  const days = ['2027-01-02T16:00:00.000Z', '2026-12-05T01:00:00.000Z']
  expect(days.map(dayText)).toEqual(['01-03', '12-05'])
  setLocale('zh-TW', { reload: false })
  expect(days.map(dayText)).toEqual(['01-03', '12-05'])
  setLocale('en', { reload: false })
  expect(days.map(dayText)).toEqual(['Jan 03', 'Dec 05'])
})
