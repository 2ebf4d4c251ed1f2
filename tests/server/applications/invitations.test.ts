import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Params } from '../../../contract/call.ts'
import {
  deliverResume,
  getDeliveries,
  getDelivery,
  getNotReadingInfo,
  markDeliveriesRead,
  stepDelivery,
} from '../../../contract/calls/deliveries.ts'
import { openDelivery, stepDeskDeliveries, undoDeskSteps } from '../../../contract/calls/desk.ts'
import * as calls from '../../../contract/calls/invitations.ts'
import { codes } from '../../../contract/codes.ts'
import { deliveryEvents, invitationEvents, invitations } from '../../../server/areas/applications/schema.ts'
import { addCompany, addPosition, addTerms, START } from '../world/content-rows.ts'
import { forgetDeliveries, writeResume } from '../world/delivery-rows.ts'
import { appointment, employerOf, hoursOn } from '../world/invitation-rows.ts'
import { forgetResumes } from '../world/resume-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
const db = () => stage.store.db

const HOUR = 3_600_000
const SHOWN = 10_000

let employer: Browser
let student: Browser
let company = 0
let delivery = ''

beforeAll(async () => {
  await addTerms(db())
  company = await addCompany(db(), { name: '拓岩机器人' })
})

beforeEach(async () => {
  await forgetDeliveries(db())
  await forgetResumes(db())
  employer = await employerOf(stage, '13900000001', company)
  student = stage.world.browser()
  await student.logIn('13800000001')
  await writeResume(student)
  delivery = await deliver(student)
})

async function deliver(browser: Browser): Promise<string> {
  const position = await addPosition(db(), company, { title: '嵌入式开发工程师' })
  return (await browser.call(deliverResume, { position_id: String(position) })).data.id
}

const invite = (more = {}, browser = employer, id = delivery) =>
  browser.call(calls.inviteToInterview, { id, ...appointment(more) })

/** Of which the student is told already. */
async function invited(more = {}): Promise<string> {
  const { data } = await invite(more)
  stage.world.advance(SHOWN)
  return data.id
}

const move = (id: string, more = {}, browser = employer) =>
  browser.call(calls.moveInterview, { invitation_id: id, ...appointment(more) })
const desk = (id: string, step: 'cancel' | 'complete' | 'missed', browser = employer) =>
  browser.call(calls.stepInterview, { invitation_id: id, step })
const reject = () => employer.call(stepDeskDeliveries, { ids: [delivery], step: 'reject' })
const undo = () => employer.call(undoDeskSteps, { ids: [delivery] })

type AnswerParams = Params<typeof calls.answerInvitation>
const answer = (id: string, step: AnswerParams['step'], more: Partial<AnswerParams> = {}, browser = student) =>
  browser.call(calls.answerInvitation, { id, step, revision: '0', ...more })
const ask = (id: string, more: Partial<AnswerParams> = {}) =>
  answer(id, 'askReschedule', { starts_at: hoursOn(72), reason: ' 那天有考试 ', ...more })

const list = async (scope: 'upcoming' | 'past' = 'upcoming', browser = student) =>
  (await browser.call(calls.getInvitations, { scope })).data
const statuses = async (scope: 'upcoming' | 'past' = 'upcoming') => (await list(scope)).list.map(({ status }) => status)
const kinds = async () =>
  (await db().select({ kind: invitationEvents.kind }).from(invitationEvents).orderBy(invitationEvents.id)).map(
    ({ kind }) => kind,
  )

describe('an invitation', () => {
  it('is told ten seconds later, with the step that it came with, and moves the delivery to an interview [JOB-5]', async () => {
    const made = await invite()
    expect(made).toMatchObject({ code: 0, data: { status: 'invited', revision: 0, asked: null } })
    stage.world.advance(SHOWN - 1)
    expect(await list()).toEqual({ list: [], total: 0, counts: { upcoming: 0, past: 0 } })
    expect((await answer(made.data.id, 'accept')).code).toBe(codes.notFound)
    stage.world.advance(1)
    const { list: told, counts } = await list()
    expect(counts).toEqual({ upcoming: 1, past: 0 })
    expect(told).toEqual([
      {
        ...appointment(),
        minutes: 45,
        id: made.data.id,
        status: 'invited',
        is_decided: false,
        revision: 0,
        asked: null,
        delivery_id: delivery,
        position: expect.objectContaining({ title: '嵌入式开发工程师' }),
      },
    ])
    const { data } = await student.call(getDelivery, { id: delivery })
    expect([data.status, data.events.map(({ kind }) => kind)]).toEqual(['interview', ['submit', 'invite']])
    expect((await employer.call(openDelivery, { id: delivery })).data.invitations).toEqual([made.data])
  })

  it('names whom to ask for by a number that can be called, or nobody [JOB-5]', async () => {
    expect(await invite({ contact_phone: '5555' })).toMatchObject({ code: codes.refused, data: { why: 'phoneWrong' } })
    expect((await invite({ interviewer: '王'.repeat(41) })).code).toBe(codes.badParameters)
    const id = await invited({ interviewer: undefined, contact_phone: undefined })
    expect((await list()).list[0]).toMatchObject({ interviewer: '', contact_phone: '' })
    await move(id, { interviewer: ' 李老师 ', contact_phone: '13900000001' })
    expect((await list()).list[0]).toMatchObject({ interviewer: '李老师', contact_phone: '13900000001', revision: 1 })
  })

  it('is gone where the employer takes the step back', async () => {
    const { data } = await invite()
    expect((await undo()).data.list).toMatchObject([{ status: 'submitted', is_moved: true }])
    stage.world.advance(SHOWN)
    expect((await list()).counts).toEqual({ upcoming: 0, past: 0 })
    expect((await answer(data.id, 'accept')).code).toBe(codes.notFound)
    expect((await move(data.id)).code).toBe(codes.notFound)
    expect((await employer.call(openDelivery, { id: delivery })).data.invitations).toEqual([])
  })

  it('twice the same, also at once, is one; another round is another', async () => {
    const both = await Promise.all([invite(), invite()])
    expect(new Set(both.map(({ data }) => data.id)).size).toBe(1)
    stage.world.advance(SHOWN)
    expect((await invite()).data.id).toBe(both[0].data.id)
    expect((await invite({ round: 'final', starts_at: hoursOn(96) })).code).toBe(0)
    stage.world.advance(SHOWN)
    expect((await list()).list.map(({ round }) => round)).toEqual(['technical', 'final'])
    expect(await db().$count(invitations)).toBe(2)
  })

  it.each([
    ['startPast', { starts_at: hoursOn(-1) }],
    ['answerByPast', { answer_by: hoursOn(-1) }],
    ['answerByLate', { answer_by: hoursOn(49) }],
    ['noPlace', { place: '  ' }],
    ['noLink', { mode: 'video', link: '' }],
    ['linkWrong', { link: 'http://meet.qihang.example/8f2k' }],
    ['linkWrong', { link: 'javascript:alert(1)' }],
    ['linkWrong', { link: 'https://me@meet.qihang.example' }],
  ])('is refused as %s', async (why, more) => {
    expect(await invite(more)).toMatchObject({ code: codes.refused, data: { why } })
    expect(await db().$count(invitations)).toBe(0)
    expect((await student.call(getDelivery, { id: delivery })).data.status).toBe('submitted')
  })

  it.each([{ zone: 'Asia/Nowhere' }, { starts_at: '2026-13-01T09:00:00Z' }, { minutes: '46' }])(
    'is no well-formed one with %o',
    async (more) => expect((await invite(more)).code).toBe(codes.badParameters),
  )

  it('is refused for a delivery that ended', async () => {
    await student.call(stepDelivery, { id: delivery, step: 'withdraw' })
    expect(await invite()).toMatchObject({ code: codes.refused, data: { why: 'movedOn' } })
  })
})

describe('the answer of a student', () => {
  it('stands however often it is given [JOB-5]', async () => {
    const id = await invited()
    for (const _ of ['first', 'again']) expect((await answer(id, 'accept')).data.status).toBe('accepted')
    await Promise.all([answer(id, 'decline'), answer(id, 'decline')])
    expect(await statuses('past')).toEqual(['declined'])
    expect(await kinds()).toEqual(['accept', 'decline'])
    expect(await answer(id, 'accept')).toMatchObject({ code: codes.refused, data: { why: 'movedOn' } })
  })

  it('asks for another time, which is seen and can be taken back [JOB-5]', async () => {
    const id = await invited()
    const asked = await ask(id)
    expect(asked.data).toMatchObject({
      status: 'rescheduleAsked',
      asked: { starts_at: hoursOn(72), reason: '那天有考试' },
    })
    expect((await ask(id)).code).toBe(0)
    expect(await ask(id, { starts_at: hoursOn(80) })).toMatchObject({ code: codes.refused, data: { why: 'movedOn' } })
    const { data } = await employer.call(openDelivery, { id: delivery })
    expect(data.invitations[0]?.asked?.reason).toBe('那天有考试')
    expect((await answer(id, 'keepTime')).data).toMatchObject({ status: 'invited', asked: null })
    expect(await kinds()).toEqual(['askReschedule', 'keepTime'])
  })

  it('stands where the employer agrees to the time that was asked for, and only to that [JOB-5]', async () => {
    const id = await invited()
    await ask(id)
    const agreed = await move(id, { starts_at: hoursOn(72) })
    expect(agreed.data).toMatchObject({ status: 'accepted', starts_at: hoursOn(72), revision: 1, asked: null })
    expect(await kinds()).toEqual(['askReschedule', 'agree'])
    await ask(id, { starts_at: hoursOn(90), revision: '1' })
    const elsewhere = await move(id, { starts_at: hoursOn(90), place: '创智路 1 号' })
    expect(elsewhere.data).toMatchObject({ status: 'invited', revision: 2 })
  })

  it('stays where an employer saves what stands already [JOB-5]', async () => {
    const id = await invited()
    await answer(id, 'accept')
    expect((await move(id)).data).toMatchObject({ status: 'accepted', revision: 0 })
    expect(await kinds()).toEqual(['accept'])
  })

  it('asks for no time that is past, nor without one', async () => {
    const id = await invited()
    expect(await ask(id, { starts_at: hoursOn(-1) })).toMatchObject({ code: codes.refused, data: { why: 'timePast' } })
    expect((await answer(id, 'askReschedule')).code).toBe(codes.badParameters)
    expect(await statuses()).toEqual(['invited'])
  })

  it('asks for no time that it has already', async () => {
    const id = await invited()
    const { starts_at } = (await list()).list.find((one) => one.id === id)!
    expect(await ask(id, { starts_at })).toMatchObject({
      code: codes.refused,
      msg: '请选另一个时间，这是现在约定的时间',
      data: { why: 'timeSame' },
    })
    expect(await statuses()).toEqual(['invited'])
  })

  it('is refused once it has begun, and what stands then stays', async () => {
    const id = await invited()
    await answer(id, 'accept')
    stage.world.advance(48 * HOUR - SHOWN)
    expect(await answer(id, 'decline')).toMatchObject({ code: codes.refused, data: { why: 'started' } })
    expect((await answer(id, 'accept')).code).toBe(0)
    expect((await list()).counts).toEqual({ upcoming: 1, past: 0 })
    stage.world.advance(45 * 60_000)
    expect((await list()).counts).toEqual({ upcoming: 0, past: 1 })
  })

  it('is refused for a time or place that the student has not seen', async () => {
    const id = await invited()
    const later = { starts_at: hoursOn(50) }
    await move(id, later)
    expect(await answer(id, 'accept')).toMatchObject({ code: codes.refused, data: { why: 'changed' } })
    expect((await answer(id, 'accept', { revision: '1' })).data).toMatchObject({ ...later, status: 'accepted' })
  })
})

describe('the word of the employer', () => {
  it('moves it, which is to be answered anew; the same twice is once', async () => {
    const id = await invited()
    await ask(id)
    const other = { starts_at: hoursOn(72), place: '2 层' }
    expect((await move(id, other)).data).toMatchObject({ ...other, status: 'invited', revision: 1, asked: null })
    expect((await move(id, other)).data.revision).toBe(1)
    expect(await move(id, { starts_at: hoursOn(-1) })).toMatchObject({
      code: codes.refused,
      data: { why: 'startPast' },
    })
    expect(await kinds()).toEqual(['askReschedule', 'move'])
  })

  it('tells who came only once it has begun, and cancels until then', async () => {
    const id = await invited()
    await answer(id, 'accept')
    expect(await desk(id, 'complete')).toMatchObject({ code: codes.refused, data: { why: 'notYet' } })
    stage.world.advance(48 * HOUR)
    expect((await desk(id, 'missed')).data.status).toBe('noShow')
    expect(await desk(id, 'complete')).toMatchObject({ code: codes.refused, data: { why: 'movedOn' } })
    expect(await statuses('past')).toEqual(['noShow'])
    expect((await desk(id, 'missed')).code).toBe(0)
    expect(await kinds()).toEqual(['accept', 'missed'])
  })

  it('cancels, after which nothing moves it', async () => {
    const id = await invited()
    expect((await desk(id, 'cancel')).data.status).toBe('cancelled')
    expect((await move(id, { starts_at: hoursOn(60) })).code).toBe(codes.refused)
    expect((await answer(id, 'accept')).code).toBe(codes.refused)
    expect(await statuses('past')).toEqual(['cancelled'])
  })
})

describe('the history of an interview', () => {
  const told = async () => (await student.call(getDelivery, { id: delivery })).data.invitation_events
  const atDesk = async () => (await employer.call(openDelivery, { id: delivery })).data.invitation_events
  const unread = async () => (await student.call(getNotReadingInfo, {})).data.count

  it('tells both sides each step with its time, word and the time it moves to, in order [JOB-5]', async () => {
    const id = await invited()
    await ask(id)
    stage.world.advance(HOUR)
    await move(id, { starts_at: hoursOn(80), note: '改到 2 层' })
    stage.world.advance(HOUR)
    await answer(id, 'accept', { revision: '1' })
    const events = await told()
    const shared = { round: 'technical', zone: 'Asia/Shanghai' }
    expect(events).toMatchObject([
      { ...shared, kind: 'askReschedule', note: '那天有考试', starts_at: hoursOn(72) },
      { ...shared, kind: 'move', note: '改到 2 层', starts_at: hoursOn(80) },
      { ...shared, kind: 'accept', note: '', starts_at: null },
    ])
    const [asked, moved, accepted] = events.map(({ at }) => Date.parse(at))
    expect([moved! - asked!, accepted! - moved!]).toEqual([HOUR, HOUR])
    const bys = ['', '139****0001', '']
    expect(await atDesk()).toEqual(events.map((event, at) => ({ ...event, by: bys[at] })))
  })

  it('leaves out the word of the invitation where that stands as it was [JOB-5]', async () => {
    const id = await invited()
    await ask(id)
    await move(id, { starts_at: hoursOn(72) })
    expect(await told()).toMatchObject([{ kind: 'askReschedule' }, { kind: 'agree', note: '' }])
    await move(id, { starts_at: hoursOn(80), place: '创智路 99 号 2 层' })
    expect((await told()).at(-1)).toMatchObject({ kind: 'move', note: '' })
  })

  it('leaves out an interview that was taken back, and a time that nobody had seen [JOB-5]', async () => {
    const { data } = await invite()
    await move(data.id, { starts_at: hoursOn(80) })
    expect([await told(), (await atDesk()).map(({ kind }) => kind)]).toEqual([[], ['move']])
    await undo()
    stage.world.advance(SHOWN)
    expect([await told(), await atDesk()]).toEqual([[], []])
    const again = await invite()
    await move(again.data.id, { starts_at: hoursOn(90) })
    stage.world.advance(SHOWN)
    expect([await told(), (await atDesk()).map(({ kind }) => kind)]).toEqual([[], ['move']])
  })

  it('is news where the employer took the step, and dates the delivery [JOB-5]', async () => {
    const id = await invited()
    const read = () => student.call(markDeliveriesRead, {})
    const entry = async () => (await student.call(getDeliveries, {})).data.list[0]
    await read()
    stage.world.advance(HOUR)
    await answer(id, 'accept')
    expect([await unread(), (await entry())?.is_new]).toEqual([0, false])
    await move(id, { starts_at: hoursOn(80) })
    expect([await unread(), (await entry())?.is_new]).toEqual([1, true])
    expect((await entry())?.changed_at).toBe((await told()).at(-1)?.at)
    await read()
    expect(await unread()).toBe(0)
    stage.world.advance(HOUR)
    await desk(id, 'cancel')
    expect(await unread()).toBe(1)
  })
})

describe('the end of a delivery', () => {
  it('cancels what is open once the student is told, and brings it back with the step', async () => {
    const id = await invited()
    await answer(id, 'accept')
    await reject()
    expect((await employer.call(openDelivery, { id: delivery })).data.invitations[0]?.status).toBe('cancelled')
    expect(await statuses()).toEqual(['accepted'])
    await undo()
    stage.world.advance(SHOWN)
    expect(await statuses()).toEqual(['accepted'])
    await reject()
    stage.world.advance(SHOWN)
    expect([await statuses(), await statuses('past')]).toEqual([[], ['cancelled']])
    expect(await answer(id, 'decline')).toMatchObject({ code: codes.refused, data: { why: 'movedOn' } })
    expect((await move(id, { starts_at: hoursOn(60) })).code).toBe(codes.refused)
  })

  it('cancels with an offer, too, whatever becomes of that and however late [JOB-5]', async () => {
    const id = await invited()
    await answer(id, 'accept')
    await employer.call(stepDeskDeliveries, { ids: [delivery], step: 'offer' })
    expect((await employer.call(openDelivery, { id: delivery })).data.invitations[0]?.status).toBe('cancelled')
    expect(await statuses()).toEqual(['accepted'])
    stage.world.advance(SHOWN)
    expect([await statuses(), await statuses('past')]).toEqual([[], ['cancelled']])
    expect((await move(id, { starts_at: hoursOn(60) })).code).toBe(codes.refused)
    stage.world.advance(50 * HOUR)
    await student.call(stepDelivery, { id: delivery, step: 'accept' })
    expect(await statuses('past')).toEqual(['cancelled'])
    expect((await desk(id, 'complete')).code).toBe(codes.refused)
  })

  it('cancels with a withdrawal at once [JOB-5]', async () => {
    await invited()
    await student.call(stepDelivery, { id: delivery, step: 'withdraw' })
    expect(await statuses('past')).toEqual(['cancelled'])
  })

  it('leaves an interview that has been held as it was', async () => {
    const id = await invited()
    await answer(id, 'accept')
    stage.world.advance(50 * HOUR)
    await reject()
    stage.world.advance(SHOWN)
    expect(await statuses('past')).toEqual(['accepted'])
  })

  it('says that all is decided to whoever knows, and moves and cancels what was held no more [JOB-5]', async () => {
    const id = await invited()
    await answer(id, 'accept')
    stage.world.advance(50 * HOUR)
    const seen = async () => [
      (await employer.call(openDelivery, { id: delivery })).data.invitations[0]?.is_decided,
      (await list('past')).list[0]?.is_decided,
    ]
    expect(await seen()).toEqual([false, false])
    await employer.call(stepDeskDeliveries, { ids: [delivery], step: 'offer' })
    expect(await seen()).toEqual([true, false])
    stage.world.advance(SHOWN)
    expect(await seen()).toEqual([true, true])
    const { data } = await student.call(getDelivery, { id: delivery })
    expect(data.events.find(({ invitation }) => invitation)?.invitation?.is_decided).toBe(true)
    expect(await move(id, { starts_at: hoursOn(90), answer_by: hoursOn(80) })).toMatchObject({
      code: codes.refused,
      data: { why: 'movedOn' },
    })
    expect((await desk(id, 'cancel')).code).toBe(codes.refused)
    expect((await desk(id, 'complete')).data.status).toBe('completed')
  })
})

describe('another student or employer', () => {
  it('sees, answers and saves nothing as a student [JOB-5]', async () => {
    const id = await invited()
    const other = stage.world.browser()
    await other.logIn('13800000003')
    expect((await list('upcoming', other)).counts).toEqual({ upcoming: 0, past: 0 })
    const unknown = await answer('999999999', 'accept')
    const theirs = await answer(id, 'accept', {}, other)
    expect([theirs.code, theirs.msg, theirs.data]).toEqual([codes.notFound, unknown.msg, unknown.data])
    expect((await other.call(calls.getInvitationCalendar, { id })).code).toBe(codes.notFound)
    expect((await answer(id, 'accept', { user_id: '999999999' })).code).toBe(codes.notLoggedIn)
    expect(await statuses()).toEqual(['invited'])
  })

  it('invites, moves and ends nothing as an employer, nor as a student', async () => {
    const id = await invited()
    const rival = await employerOf(stage, '13900000002', await addCompany(db(), { name: '别家' }))
    expect((await invite({}, rival)).code).toBe(codes.notFound)
    expect((await move(id, { starts_at: hoursOn(60) }, rival)).code).toBe(codes.notFound)
    expect((await desk(id, 'cancel', rival)).code).toBe(codes.notFound)
    expect((await desk(id, 'cancel', student)).code).toBe(codes.notLoggedIn)
    expect((await answer(id, 'accept', {}, employer)).code).toBe(codes.notLoggedIn)
    expect(await list()).toMatchObject({ list: [{ status: 'invited', revision: 0 }] })
    expect(await kinds()).toEqual([])
  })
})

describe('the list', () => {
  it('has the next one first, and of those past the latest [JOB-5]', async () => {
    for (const hours of [60, 50, 55]) {
      delivery = await deliver(student)
      await invite({ starts_at: hoursOn(hours) })
    }
    stage.world.advance(SHOWN)
    const starts = async (scope: 'upcoming' | 'past') => (await list(scope)).list.map(({ starts_at }) => starts_at)
    expect(await starts('upcoming')).toEqual([50, 55, 60].map(hoursOn))
    const { data } = await student.call(calls.getInvitations, { scope: 'upcoming', page: '2', size: '2' })
    expect([data.list.map(({ starts_at }) => starts_at), data.total]).toEqual([[hoursOn(60)], 3])
    stage.world.advance(61 * HOUR)
    expect(await starts('past')).toEqual([60, 55, 50].map(hoursOn))
  })
})

describe('one delivery', () => {
  const worn = { code: codes.refused, msg: '这里的改动已经太多，不能再改，请直接联系对方' }
  const minute = () => stage.world.advance(60_000)

  it('takes twenty invitations at most, with those taken back', async () => {
    for (let count = 0; count < 20; count += 1) {
      expect((await invite({ starts_at: hoursOn(48 + count) })).code).toBe(0)
      await undo()
      minute()
    }
    expect(await invite({ starts_at: hoursOn(80) })).toMatchObject(worn)
    expect(await db().$count(invitations)).toBe(20)
    expect((await reject()).data.list).toMatchObject([{ is_moved: true }])
  })

  it('takes no step that can be taken back after two hundred events, and the student still ends it', async () => {
    const like = () => employer.call(stepDeskDeliveries, { ids: [delivery], step: 'like' })
    const at = new Date(START)
    const undone = { deliveryId: Number(delivery), kind: 'like', at, shownAt: at, undoneAt: at } as const
    await db()
      .insert(deliveryEvents)
      .values(Array.from({ length: 198 }, () => undone))
    expect((await like()).data.list).toMatchObject([{ is_moved: true }])
    await undo()
    expect((await like()).data.list).toMatchObject([{ is_moved: false, status: 'submitted' }])
    expect((await reject()).data.list).toMatchObject([{ is_moved: false }])
    expect((await student.call(stepDelivery, { id: delivery, step: 'withdraw' })).data.status).toBe('withdrawn')
  })

  it('has no invitation moved or answered by another time after sixty events of it, and all else goes on', async () => {
    const id = await invited()
    for (let count = 0; count < 30; count += 1) {
      minute()
      expect((await ask(id)).code).toBe(0)
      expect((await answer(id, 'keepTime')).code).toBe(0)
    }
    expect(await ask(id)).toMatchObject(worn)
    expect(await move(id, { starts_at: hoursOn(50) })).toMatchObject(worn)
    expect((await answer(id, 'accept')).data.status).toBe('accepted')
    expect((await desk(id, 'cancel')).data.status).toBe('cancelled')
  })
})

it('a student answers sixty times a minute at most, of interviews and deliveries together; others are not held up', async () => {
  const id = await invited()
  for (let count = 0; count < 30; count += 1) {
    await ask(id)
    await answer(id, 'keepTime')
  }
  const refused = { code: codes.refused, msg: '操作过于频繁，请稍后再试' }
  expect(await answer(id, 'accept')).toMatchObject(refused)
  expect(await student.call(stepDelivery, { id: delivery, step: 'withdraw' })).toMatchObject(refused)
  const other = stage.world.browser()
  await other.logIn('13800000003')
  expect((await answer(id, 'accept', {}, other)).code).toBe(codes.notFound)
  stage.world.advance(60_000)
  expect((await answer(id, 'accept')).code).toBe(0)
})
