import { describe, expect, it } from 'vitest'
import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { instantIn, offsetAt, wallTime } from '../../../contract/rules/wall-clock.ts'
import {
  agreedAppointment,
  answerTime,
  appointmentOf,
  changedInvite,
  faultsIn,
  faultsOf,
  firstWrong,
  isOvertaken,
  newInvite,
  withValue,
} from '../../../machines/employer-office/interview-invite/interview-invite.rules.ts'
import type {
  InviteContext,
  InviteValues,
} from '../../../machines/employer-office/interview-invite/interview-invite.types.ts'
import { INVITATION, OPENED, SUBJECT } from '../../../machines/employer-office/interview-invite/samples.ts'

const HOUR = 3_600_000
const SHANGHAI = 'Asia/Shanghai'
const filled: InviteValues = {
  round: 'technical',
  minutes: '45',
  date: '2026-12-03',
  time: '14:00',
  mode: 'onsite',
  place: ' 创智路 99 号 3 层 ',
  link: '',
  interviewer: ' 王老师 ',
  phone: ' 021-55551234 ',
  note: ' 带上作品 ',
  answerBy: '2026-12-02T14:00',
}
const faults = (more: Partial<InviteValues>, now = OPENED) =>
  faultsOf({ values: { ...filled, ...more }, zone: SHANGHAI }, now)

it.each([
  ['date', '月底', { date: 'unreadable' }],
  ['time', '午后', { time: 'unreadable' }],
  ['time', '25:00', { time: 'unreadable' }],
  ['date', '2026-02-31', { date: 'unreadable' }],
  ['answerBy', '过两天', { answerBy: 'unreadable' }],
  ['answerBy', '2026-12-02', { answerBy: 'unreadable' }],
  ['interviewer', ' ', { interviewer: 'missing' }],
  ['phone', '', { phone: 'missing' }],
  ['phone', '5555', { phone: 'phoneWrong' }],
  ['interviewer', '王'.repeat(41), { interviewer: 'long' }],
] as const)('the form refuses for %s the text %j [JOB-5]', (field, typed, found) =>
  expect(faults({ [field]: typed })).toEqual(found),
)

describe('the time for an answer, unless the employer says otherwise', () => {
  it.each([
    // More than two days ahead: a day before.
    [72, 48],
    [48, 24],
    // Less: half-way, at a half or whole hour where that is still to come.
    [47, 23.5],
    [3, 1.5],
    [1, 0.5],
  ])('is, where the interview is in %s hours, in %s hours', (start, answer) =>
    expect(answerTime(OPENED + start * HOUR, OPENED)).toBe(OPENED + answer * HOUR),
  )

  it('is never past, nor after the start; of what has begun there is none', () => {
    expect(answerTime(OPENED + 20 * 60_000, OPENED)).toBe(OPENED + 10 * 60_000)
    expect(answerTime(OPENED + 1000, OPENED)).toBe(OPENED + 1000)
    expect(answerTime(OPENED, OPENED)).toBe(null)
    expect(answerTime(Number.NaN, OPENED)).toBe(null)
  })

  it('follows the start until the employer changes it', () => {
    const context: InviteContext = {
      ...newInvite(SUBJECT, SHANGHAI, OPENED),
      faults: {},
      failure: null,
      undoUntil: null,
    }
    const typed = (from: InviteContext, field: 'date' | 'time' | 'answerBy', value: string) => ({
      ...from,
      ...withValue(from, field, value),
    })
    const dated = typed(context, 'date', '2026-12-03')
    expect(dated.values.answerBy).toBe('')
    const timed = typed(dated, 'time', '14:00')
    expect(timed.values.answerBy).toBe('2026-12-02T14:00')
    expect(typed(timed, 'date', '2026-12-05').values.answerBy).toBe('2026-12-04T14:00')
    const own = typed(timed, 'answerBy', '2026-11-30T18:00')
    expect(typed(own, 'date', '2026-12-05').values.answerBy).toBe('2026-11-30T18:00')
  })
})

describe('the form for an interview that is moved', () => {
  const sixHoursBefore = { ...INVITATION, answer_by: '2026-12-03T00:00:00.000Z' }
  const moved = (from: InviteContext, date: string) => ({ ...from, ...withValue(from, 'date', date) })
  const context: InviteContext = {
    ...changedInvite(SUBJECT, sixHoursBefore, OPENED),
    faults: {},
    failure: null,
    undoUntil: null,
  }

  it('moves the time for an answer with the start, whatever it was, and keeps it before that', () => {
    expect(context.values.answerBy).toBe('2026-12-03T08:00')
    const earlier = moved(context, '2026-12-01')
    expect(earlier.values.answerBy).toBe('2026-11-30T14:00')
    expect(moved(earlier, '2026-12-08').values.answerBy).toBe('2026-12-07T14:00')
    expect(moved({ ...context, ...withValue(context, 'place', 'B 座') }, '2026-12-08').values.answerBy).toBe(
      '2026-12-07T14:00',
    )
  })

  it('keeps a time for an answer that was typed by hand, and says what is wrong with it', () => {
    const own = { ...context, ...withValue(context, 'answerBy', '2026-12-02T18:00') }
    const { values } = moved(own, '2026-12-01')
    expect(values.answerBy).toBe('2026-12-02T18:00')
    expect(faultsOf({ values, zone: SHANGHAI }, OPENED)).toEqual({ answerBy: 'answerByLate' })
  })
})

describe('the form’s list of faults', () => {
  it('is empty where all is said', () => {
    expect(faults({})).toEqual({})
    expect(faults({ mode: 'video', place: '', link: 'https://meet.qihang.example/8f2k' })).toEqual({})
  })

  it('has every field at once, and the first in the order of the form comes first', () => {
    const found = faults({ date: '', time: '', place: ' ', link: 'meet', answerBy: '' })
    expect(found).toEqual({
      date: 'missing',
      time: 'missing',
      place: 'noPlace',
      link: 'linkWrong',
    })
    expect(firstWrong(found)).toBe('date')
    expect(firstWrong({ answerBy: 'missing', place: 'noPlace' })).toBe('place')
    expect(firstWrong({})).toBe(null)
  })

  it.each([
    [
      { date: '2026-11-23', time: '16:00', answerBy: '2026-11-23T15:59' },
      { date: 'startPast', answerBy: 'answerByPast' },
    ],
    [{ answerBy: '2026-12-03T14:01' }, { answerBy: 'answerByLate' }],
    [{ answerBy: '2026-12-03T14:00' }, {}],
    [{ mode: 'video', place: '' }, { link: 'noLink' }],
    [{ mode: 'video', place: '长'.repeat(121), link: 'https://meet.example' }, {}],
    [{ place: '长'.repeat(121) }, { place: 'long' }],
    [{ place: '长'.repeat(120) }, {}],
    [{ link: `https://a.example/${'a'.repeat(283)}` }, { link: 'long' }],
    [{ note: '😀'.repeat(200) }, {}],
    [{ note: '长'.repeat(201) }, { note: 'long' }],
  ])('has after the change %o: %o', (more, found) => expect(faults(more)).toEqual(found))

  it('loses a fault as soon as its field, or one that it speaks of, is changed', () => {
    const context: InviteContext = {
      ...newInvite(SUBJECT, SHANGHAI, OPENED),
      faults: { date: 'startPast', place: 'noPlace', link: 'linkWrong', answerBy: 'answerByLate' },
      failure: null,
      undoUntil: null,
    }
    expect(withValue(context, 'time', '15:00').faults).toEqual({ place: 'noPlace', link: 'linkWrong' })
    expect(withValue(context, 'mode', 'video').faults).toEqual({ date: 'startPast', answerBy: 'answerByLate' })
    expect(withValue(context, 'link', 'h').faults).toEqual({
      date: 'startPast',
      place: 'noPlace',
      answerBy: 'answerByLate',
    })
  })

  it('has the server’s faults at their fields, and none where the interview has moved on', () => {
    const refused = (data: unknown, code: number = codes.refused) =>
      new CallFailure({ kind: 'server', code, msg: '', data } as never)
    expect(faultsIn(refused({ why: 'startPast' }))).toEqual({ date: 'startPast' })
    expect(faultsIn(refused({ why: 'noLink' }))).toEqual({ link: 'noLink' })
    expect(faultsIn(refused({ why: 'movedOn' }))).toBe(null)
    expect(faultsIn(refused({ why: 'notYet' }))).toBe(null)
    expect(faultsIn(refused({ why: 'startPast' }, codes.internal))).toBe(null)
    expect(faultsIn(new CallFailure({ kind: 'offline' }))).toBe(null)
    expect(isOvertaken(refused({ why: 'movedOn' }))).toBe(true)
    expect(isOvertaken(refused(null, codes.notFound))).toBe(true)
    expect(isOvertaken(refused({ why: 'notYet' }))).toBe(false)
    expect(isOvertaken(new CallFailure({ kind: 'timeout' }))).toBe(false)
  })
})

describe('the appointment that the form sends', () => {
  it('has instants of the zone in which the times are named, and no blanks around words', () => {
    expect(appointmentOf({ values: filled, zone: SHANGHAI })).toEqual({
      round: 'technical',
      starts_at: '2026-12-03T06:00:00.000Z',
      minutes: '45',
      zone: SHANGHAI,
      mode: 'onsite',
      place: '创智路 99 号 3 层',
      link: '',
      interviewer: '王老师',
      contact_phone: '021-55551234',
      note: '带上作品',
      answer_by: '2026-12-02T06:00:00.000Z',
    })
    expect(appointmentOf({ values: filled, zone: 'America/New_York' }).starts_at).toBe('2026-12-03T19:00:00.000Z')
    expect(appointmentOf({ values: { ...filled, mode: 'video' }, zone: SHANGHAI }).place).toBe('')
  })

  it('takes the time that was asked for, keeps all else, and wants an answer a day before where the day for one is past', () => {
    const asked = (starts_at: string) => ({ ...INVITATION, asked: { starts_at, reason: '' } })
    const sent = agreedAppointment(asked('2026-12-05T08:00:00.000Z'), OPENED)
    expect(sent).toMatchObject({
      starts_at: '2026-12-05T08:00:00.000Z',
      minutes: '45',
      place: '创智路 99 号 3 层',
      answer_by: '2026-12-02T06:00:00.000Z',
    })
    const late = agreedAppointment(asked('2026-12-05T08:00:00.000Z'), Date.parse('2026-12-02T07:00:00Z'))
    expect(late.answer_by).toBe('2026-12-04T08:00:00.000Z')
    expect(agreedAppointment(asked('2026-12-01T08:00:00.000Z'), OPENED).answer_by).toBe('2026-11-30T08:00:00.000Z')
  })
})

it('a form that changes an interview begins with how it stands, in its own zone', () => {
  const { values, zone } = changedInvite(SUBJECT, INVITATION, OPENED)
  expect([zone, values.date, values.time, values.minutes, values.answerBy]).toEqual([
    SHANGHAI,
    '2026-12-03',
    '14:00',
    '45',
    '2026-12-02T14:00',
  ])
  const late = changedInvite(SUBJECT, INVITATION, Date.parse('2026-12-02T12:00:00Z'))
  expect(late.values.answerBy).toBe('2026-12-03T05:00')
})

it('the clocks of a zone are ahead of UTC by its offset at that time', () => {
  expect(offsetAt(OPENED + 12_345, SHANGHAI)).toBe(8 * HOUR)
  expect(offsetAt(Date.UTC(2026, 6, 1), 'America/New_York')).toBe(-4 * HOUR)
  expect(offsetAt(Date.UTC(2026, 11, 1), 'America/New_York')).toBe(-5 * HOUR)
  expect(instantIn('America/New_York', wallTime(OPENED, 'America/New_York'))).toBe('2026-11-23T08:00:00.000Z')
})
