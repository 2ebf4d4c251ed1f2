import { describe, expect, it } from 'vitest'
import { isDay, isMoment, isTime, typedDay, typedMoment, typedTime } from '../../../machines/kit/typed-moment.ts'

const TODAY = '2026-11-23'

describe('the reader of typed times understands', () => {
  it.each([
    ['2026-12-03', '2026-12-03'],
    ['2026.12.3', '2026-12-03'],
    ['２０２６／１２／３', '2026-12-03'],
    ['2026年12月3日', '2026-12-03'],
    ['20261203', '2026-12-03'],
    ['12月3号', '2026-12-03'],
    ['11.23', '2026-11-23'],
    ['11.22', '2027-11-22'],
    ['2028.2.29', '2028-02-29'],
    ['', ''],
    [' ', ''],
    ['2026.2.29', null],
    ['2026.13.1', null],
    ['1926.12.3', null],
    ['2.30', null],
    ['明天', null],
    ['3', null],
  ])('the day %j [JOB-5]', (typed, day) => expect(typedDay(typed, TODAY)).toBe(day))

  it.each([
    ['14:00', '14:00'],
    ['9：5', '09:05'],
    ['1400', '14:00'],
    ['14', '14:00'],
    ['14点30分', '14:30'],
    ['下午2点', '14:00'],
    ['上午 9:30', '09:30'],
    ['2pm', '14:00'],
    ['12 am', '00:00'],
    ['0:30', '00:30'],
    ['', ''],
    ['24:00', null],
    ['14:60', null],
    ['13pm', null],
    ['1pm2', null],
    ['午后', null],
  ])('the time %j [JOB-5]', (typed, time) => expect(typedTime(typed)).toBe(time))

  it.each([
    ['2026-12-03T14:00', '2026-12-03T14:00'],
    ['2026.12.03 14:00', '2026-12-03T14:00'],
    ['12月3日 下午2点', '2026-12-03T14:00'],
    ['', ''],
    ['2026.12.03', null],
    ['14:00', null],
    ['2026.12.03 25:00', null],
  ])('the moment %j [JOB-5]', (typed, moment) => expect(typedMoment(typed, TODAY)).toBe(moment))
})

it.each(['25:00', '24:00', '14:60', '99:99'])('no clock shows %s [JOB-5]', (time) => {
  expect([isTime(time), isMoment(`2026-12-03T${time}`)]).toEqual([false, false])
})

it.each(['2026-13-01', '2026-02-31', '2026-00-10'])('no calendar has %s [JOB-5]', (day) => {
  expect([isDay(day), isMoment(`${day}T14:00`)]).toEqual([false, false])
})
