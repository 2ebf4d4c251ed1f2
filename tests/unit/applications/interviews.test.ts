import { describe, expect, it } from 'vitest'
import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { appointmentFault, isAnswerLate } from '../../../contract/rules/invitation-rules.ts'
import { instantIn, wallTime } from '../../../contract/rules/wall-clock.ts'
import { isOutdated } from '../../../machines/applications/invitation-answer/invitation-answer.rules.ts'
import { dateText, daysAhead, hoursText, momentText } from '../../../src/entities/interview/zoned.ts'
import { createTicks } from '../../../src/shared/actors/ticks.ts'

const at = { starts_at: '2026-12-03T06:00:00.000Z', minutes: 45, zone: 'Asia/Shanghai' }

describe('times of an interview are those of its own zone', () => {
  it('words show them', () => {
    expect(hoursText(at)).toBe('14:00–14:45')
    expect(dateText(at, 'zh-CN')).toBe('12月3日周四')
    expect(momentText(at, 'en')).toBe('Thu, December 3 14:00')
    expect(hoursText({ ...at, zone: 'America/New_York' })).toBe('01:00–01:45')
  })

  it.each([
    ['2026-12-02T15:59:59Z', 1],
    ['2026-12-02T16:00:00Z', 0],
    ['2026-12-03T06:00:00Z', 0],
    ['2026-12-01T15:59:00Z', 2],
  ])('the count of days ahead is at %s: %s', (now, days) => expect(daysAhead(at, Date.parse(now))).toBe(days))

  it.each([
    ['Asia/Shanghai', '2026-12-05T16:00', '2026-12-05T08:00:00.000Z'],
    ['America/New_York', '2026-03-08T01:30', '2026-03-08T06:30:00.000Z'],
    ['America/New_York', '2026-03-08T03:30', '2026-03-08T07:30:00.000Z'],
    ['America/New_York', '2026-11-01T03:00', '2026-11-01T08:00:00.000Z'],
    ['Asia/Kolkata', '2026-12-31T23:59', '2026-12-31T18:29:00.000Z'],
  ])('clocks of %s that show %s mean %s, and back', (zone, wall, instant) => {
    expect(instantIn(zone, wall)).toBe(instant)
    expect(wallTime(Date.parse(instant), zone)).toBe(wall)
  })
})

it('an appointment that is fine has no fault, nor one that is on the minute', () => {
  const said = { mode: 'onsite', place: '3 层', link: '', contact_phone: '' } as const
  const fine = { ...at, answer_by: '2026-12-03T06:00:00.000Z', ...said }
  expect(appointmentFault(fine, Date.parse('2026-12-01T00:00:00Z'))).toBe(null)
  expect(appointmentFault(fine, Date.parse(at.starts_at))).toBe('startPast')
  expect(appointmentFault({ ...fine, starts_at: 'never' }, 0)).toBe('startPast')
  expect(appointmentFault({ ...fine, link: 'https://meet.example:8443/a?b=c#d' }, 0)).toBe(null)
  for (const contact_phone of ['13900000001', '021-5555 1234', '021-55551234 转 802', '+86 21 55551234 ext. 8', ' '])
    expect(appointmentFault({ ...fine, contact_phone }, 0)).toBe(null)
  for (const contact_phone of ['5555', '王老师', '021-55551234 转', '13900000001 转 1234567'])
    expect(appointmentFault({ ...fine, contact_phone }, 0)).toBe('phoneWrong')
})

it.each([
  ['invited', '2026-12-02T06:00:00Z', false],
  ['invited', '2026-12-02T06:00:00.001Z', true],
  ['invited', '2026-12-03T05:59:59.999Z', true],
  ['invited', '2026-12-03T06:00:00Z', false],
  ['accepted', '2026-12-02T12:00:00Z', false],
  ['rescheduleAsked', '2026-12-02T12:00:00Z', false],
] as const)('an answer to one that is %s is late at %s: %s [JOB-5]', (status, now, isLate) => {
  const awaited = { status, starts_at: at.starts_at, answer_by: '2026-12-02T06:00:00.001Z' }
  expect(isAnswerLate(awaited, Date.parse(now))).toBe(isLate)
})

it('an answer is outdated where the invitation stands otherwise, not where the time was past or nothing got there', () => {
  const refused = (data: unknown, code: number = codes.refused) =>
    new CallFailure({ kind: 'server', code, msg: '', data } as never)
  expect(['movedOn', 'changed', 'started'].map((why) => isOutdated(refused({ why })))).toEqual([true, true, true])
  expect(isOutdated(refused(null, codes.notFound))).toBe(true)
  expect(isOutdated(refused({ why: 'timePast' }))).toBe(false)
  expect(isOutdated(refused(null))).toBe(false)
  expect(isOutdated(refused({ why: 'movedOn' }, codes.internal))).toBe(false)
  expect(isOutdated(new CallFailure({ kind: 'offline' }))).toBe(false)
})

it('ticks at whole seconds while somebody looks, and rests after', () => {
  let now = 10_250
  const timers = new Map<number, { fn: () => void; due: number }>()
  let next = 0
  const ticks = createTicks({
    now: () => now,
    setTimeout(fn, delay) {
      next += 1
      timers.set(next, { fn, due: now + delay })
      return next
    },
    clearTimeout: (id) => void timers.delete(id as number),
  })
  const run = () => {
    for (const [id, { fn, due }] of timers) {
      timers.delete(id)
      now = due
      fn()
      return
    }
  }
  expect([ticks.now(), timers.size]).toEqual([10_000, 0])
  const seen: number[] = []
  const end = ticks.subscribe(() => seen.push(ticks.now()))
  const endOther = ticks.subscribe(() => {})
  expect(timers.size).toBe(1)
  run()
  run()
  expect(seen).toEqual([11_000, 12_000])
  end()
  expect(timers.size).toBe(1)
  endOther()
  expect(timers.size).toBe(0)
})
