import { describe, expect, it } from 'vitest'
import { dayAt, dayByKey, dayCount, weeksOf } from '../../../src/entities/interview/when/day-grid.ts'

describe('the grid of a month’s days', () => {
  it('begins its weeks on Monday, with the days of that month alone [JOB-5]', () => {
    const weeks = weeksOf(dayCount('2026-12-03')).map((week) =>
      week.map((day) => (day === null ? '' : dayAt(day).slice(8))),
    )
    expect(weeks).toEqual([
      ['', '01', '02', '03', '04', '05', '06'],
      ['07', '08', '09', '10', '11', '12', '13'],
      ['14', '15', '16', '17', '18', '19', '20'],
      ['21', '22', '23', '24', '25', '26', '27'],
      ['28', '29', '30', '31', '', '', ''],
    ])
    expect(weeksOf(dayCount('2027-02-10'))).toHaveLength(4)
  })

  it.each([
    ['ArrowRight', '2026-12-31', '2027-01-01'],
    ['ArrowLeft', '2026-12-01', '2026-11-30'],
    ['ArrowDown', '2026-12-03', '2026-12-10'],
    ['ArrowUp', '2026-12-03', '2026-11-26'],
    ['Home', '2026-12-03', '2026-11-30'],
    ['End', '2026-12-03', '2026-12-06'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['PageUp', '2026-12-31', '2026-11-30'],
  ])('%s leads from %s to %s [JOB-5]', (key, from, to) => {
    const next = dayByKey(key, dayCount(from))
    expect(next === null ? null : dayAt(next)).toBe(to)
  })

  it.each(['Enter', ' ', 'Tab', 'Escape', 'a'])('%j is left alone', (key) =>
    expect(dayByKey(key, dayCount('2026-12-03'))).toBeNull(),
  )
})
