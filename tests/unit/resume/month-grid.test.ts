import { describe, expect, it } from 'vitest'
import { monthAt, monthByKey, monthCount } from '../../../src/entities/resume/month-grid.ts'

const led = (key: string, year: number, month: number) => {
  const next = monthByKey(key, monthCount(year, month))
  return next === null ? null : monthAt(next)
}

describe('the grid of a year’s months', () => {
  it.each([
    ['ArrowRight', 2004, 5, '2004-06'],
    ['ArrowLeft', 2004, 5, '2004-04'],
    ['ArrowDown', 2004, 5, '2004-09'],
    ['ArrowUp', 2004, 5, '2004-01'],
    ['Home', 2004, 7, '2004-05'],
    ['End', 2004, 6, '2004-08'],
    ['Home', 2004, 5, '2004-05'],
    ['End', 2004, 12, '2004-12'],
    ['PageUp', 2004, 5, '2003-05'],
    ['PageDown', 2004, 5, '2005-05'],
    ['ArrowRight', 2004, 12, '2005-01'],
    ['ArrowLeft', 2004, 1, '2003-12'],
    ['ArrowUp', 2004, 2, '2003-10'],
    ['ArrowDown', 2004, 11, '2005-03'],
  ])('%s leads from %i-%i to %s [RES-2]', (key, year, month, to) => {
    expect(led(key, year, month)).toBe(to)
  })

  it.each([
    ['ArrowLeft', 1950, 1],
    ['ArrowUp', 1950, 4],
    ['PageUp', 1950, 12],
    ['ArrowRight', 2049, 12],
    ['ArrowDown', 2049, 9],
    ['PageDown', 2049, 1],
  ])('%s leads nowhere from %i-%i', (key, year, month) => {
    expect(led(key, year, month)).toBe(monthAt(monthCount(year, month)))
  })

  it.each(['Enter', ' ', 'Tab', 'Escape', 'a'])('%j is left alone', (key) => {
    expect(led(key, 2004, 5)).toBeNull()
  })
})
