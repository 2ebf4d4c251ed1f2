import { asc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Params } from '../../../contract/call.ts'
import { deliverResume, stepDelivery } from '../../../contract/calls/deliveries.ts'
import { stepDeskDeliveries, undoDeskSteps } from '../../../contract/calls/desk.ts'
import * as calls from '../../../contract/calls/invitations.ts'
import { getNotices, setNoticeSettings } from '../../../contract/calls/notices.ts'
import { noticeSettings, notices, outbox } from '../../../server/areas/notices/schema.ts'
import { createTeller } from '../../../server/areas/notices/teller.ts'
import { createLog } from '../../../server/platform/log.ts'
import type { TextNotice } from '../../../server/providers/sms.ts'
import { addCompany, addPosition, addTerms, START } from '../world/content-rows.ts'
import { forgetDeliveries, writeResume } from '../world/delivery-rows.ts'
import { appointment, employerOf, hoursOn } from '../world/invitation-rows.ts'
import { forgetResumes } from '../world/resume-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
const db = () => stage.store.db

const SECOND = 1000
const HOUR = 3_600_000
const PHONE = '13800000001'

let company = 0
let employer: Browser
let student: Browser
let delivery = ''
let now: number
let published: string[]
let sent: TextNotice[]

const tellerAt = (clock = () => now) =>
  createTeller({
    db: db(),
    clock,
    log: createLog('silent'),
    sms: { send: async () => undefined, tell: async (_, notice) => void sent.push(notice) },
    live: { publish: async (userId, topic) => void published.push(`${userId} ${topic}`) },
  })

/** As the worker does it, until nothing is due. */
async function work(teller = tellerAt()): Promise<void> {
  for (let due = await teller.take(); due.length > 0; due = await teller.take())
    for (const { id } of due) await teller.tell(id)
}

/** To so many hours after the beginning, with whoever works looking at each of these. */
async function passTo(...moments: number[]): Promise<void> {
  for (const hours of moments) {
    const by = START + hours * HOUR - now
    now += by
    stage.world.advance(by)
    await work()
  }
}

beforeAll(async () => {
  await addTerms(db())
  company = await addCompany(db(), { name: '拓岩机器人' })
})

beforeEach(async () => {
  now = START
  published = []
  sent = []
  await forgetDeliveries(db())
  for (const table of [outbox, notices, noticeSettings]) await db().delete(table)
  await forgetResumes(db())
  employer = await employerOf(stage, '13900000001', company)
  student = stage.world.browser()
  await student.logIn(PHONE)
  await writeResume(student)
  const position = await addPosition(db(), company, { title: '嵌入式开发工程师' })
  delivery = (await student.call(deliverResume, { position_id: String(position) })).data.id
})

const invite = async (more = {}) =>
  (await employer.call(calls.inviteToInterview, { id: delivery, ...appointment(more) })).data.id

/** Forty-eight hours on unless said otherwise, and the student is told of it. */
async function invited(more = {}): Promise<string> {
  const id = await invite(more)
  await passTo(10 / 3600)
  return id
}

const move = (id: string, more = {}) => employer.call(calls.moveInterview, { invitation_id: id, ...appointment(more) })
const cancel = (id: string) => employer.call(calls.stepInterview, { invitation_id: id, step: 'cancel' })
const answer = (id: string, step: Params<typeof calls.answerInvitation>['step'], more = {}) =>
  student.call(calls.answerInvitation, { id, step, revision: '0', ...more })

const list = async () => (await student.call(getNotices, {})).data.list.toReversed()
const kinds = async () => (await list()).map(({ kind }) => kind)

describe('a notice of an interview', () => {
  it('tells when it is, in the zone that it was named in, and comes again a day and an hour before [JOB-5]', async () => {
    const id = await invited({ zone: 'America/New_York' })
    const contact = '王老师 021-55551234 转 802'
    const interview = { starts_at: hoursOn(48), zone: 'America/New_York', is_accepted: false, contact }
    expect((await list()).map((notice) => [notice.kind, notice.interview])).toEqual([['invite', interview]])
    await answer(id, 'accept')
    await passTo(23.99)
    expect(await kinds()).toEqual(['invite'])
    await passTo(24)
    const told = { ...interview, is_accepted: true }
    expect((await list()).at(-1)).toMatchObject({ kind: 'dayBefore', at: hoursOn(24), interview: told })
    await passTo(46.99)
    expect(await kinds()).toEqual(['invite', 'dayBefore'])
    await passTo(47)
    expect((await list()).at(-1)).toMatchObject({
      kind: 'hourBefore',
      at: hoursOn(47),
      interview: told,
      delivery: { id: delivery, position: { title: '嵌入式开发工程师' } },
    })
    const own = await student.whoAmI()
    expect(published).toEqual(Array(3).fill(`${own} delivery`))
    await passTo(72)
    expect(await kinds()).toHaveLength(3)
  })

  it('tells a day before that the answer is still open, and does not come an hour before', async () => {
    await invited()
    await passTo(24, 47)
    const told = (await list()).map(({ kind, interview }) => [kind, interview?.is_accepted])
    expect(told).toEqual([
      ['invite', false],
      ['dayBefore', false],
    ])
  })

  it('tells at once that it was moved, with the new time, and comes again for that time alone [JOB-5]', async () => {
    const id = await invited()
    await answer(id, 'accept')
    const other = { starts_at: hoursOn(72) }
    for (const _ of ['first', 'again']) await move(id, other)
    await work()
    expect((await list()).slice(1)).toMatchObject([{ kind: 'move', interview: other }])
    await passTo(24, 47)
    expect(await kinds()).toEqual(['invite', 'move'])
    await answer(id, 'accept', { revision: '1' })
    await passTo(48, 71)
    expect((await list()).slice(2).map(({ kind, at }) => [kind, at])).toEqual([
      ['dayBefore', hoursOn(48)],
      ['hourBefore', hoursOn(71)],
    ])
  })

  it('tells one time that it was cancelled, and comes no more [JOB-5]', async () => {
    const id = await invited()
    await answer(id, 'accept')
    await Promise.all([cancel(id), cancel(id)])
    await passTo(24, 47)
    expect((await list()).slice(1)).toMatchObject([{ kind: 'cancel', interview: { starts_at: hoursOn(48) } }])
  })

  it('tells nothing of a move that the invitation itself tells, and of neither where that is taken back', async () => {
    const id = await invite()
    await move(id, { starts_at: hoursOn(60) })
    await passTo(10 / 3600)
    expect(await list()).toMatchObject([{ kind: 'invite', interview: { starts_at: hoursOn(60) } }])
    const second = await invite({ round: 'final', starts_at: hoursOn(90) })
    await cancel(second)
    await employer.call(undoDeskSteps, { ids: [delivery] })
    await passTo(36, 66, 89)
    expect(await kinds()).toEqual(['invite', 'dayBefore'])
  })
})

describe('an offer or a refusal', () => {
  it.each(['offer', 'reject'] as const)(
    '(%s) tells that the interview to come is cancelled, by text message too, once it cannot be taken back [JOB-5]',
    async (step) => {
      await student.call(setNoticeSettings, { text_messages: '1' })
      const id = await invited()
      await answer(id, 'accept')
      const decide = () => employer.call(stepDeskDeliveries, { ids: [delivery], step })
      await decide()
      await employer.call(undoDeskSteps, { ids: [delivery] })
      await passTo(1)
      expect(await kinds()).toEqual(['invite'])
      await decide()
      await work()
      expect(await kinds()).toEqual(['invite'])
      await passTo(1.1)
      expect(await kinds()).toEqual(['invite', 'cancel', step])
      const told = (await list()).find(({ kind }) => kind === 'cancel')
      expect(told).toMatchObject({ interview: { starts_at: hoursOn(48) }, delivery: { id: delivery } })
      expect(sent.filter(({ kind }) => kind === 'cancel')).toHaveLength(1)
      await passTo(24, 47)
      expect(await kinds()).toHaveLength(3)
    },
  )

  it.each([true, false])(
    'is an offer that waits until its answer is due, as a day before says; answered: %s [JOB-5]',
    async (isAnswered) => {
      const offer = {
        salary: '18K × 14 薪',
        place: '江临市望江区',
        starts_on: '2027-07-01',
        answer_by: hoursOn(72),
        zone: 'Asia/Shanghai',
      }
      await invited()
      await employer.call(stepDeskDeliveries, { ids: [delivery], step: 'offer', offer })
      await passTo(1)
      if (isAnswered) await student.call(stepDelivery, { id: delivery, step: 'accept' })
      await passTo(47.99)
      expect(await kinds()).not.toContain('offerEnds')
      await passTo(48)
      expect((await kinds()).includes('offerEnds')).toBe(!isAnswered)
    },
  )

  it('a refusal or an offer with changed terms reminds once, by the new terms [JOB-5]', async () => {
    const offer = { salary: '18K', place: '江临市', starts_on: '2027-07-01', zone: 'Asia/Shanghai' }
    const send = (step: 'offer' | 'revise', answer_by: string) =>
      employer.call(stepDeskDeliveries, { ids: [delivery], step, offer: { ...offer, answer_by } })
    const reminders = async () => (await kinds()).filter((kind) => kind === 'offerEnds').length
    await invited()
    await send('offer', hoursOn(72))
    await passTo(1)
    await send('revise', hoursOn(96))
    await passTo(50)
    expect(await kinds()).toContain('revise')
    expect(await reminders()).toBe(0)
    await passTo(72)
    expect(await reminders()).toBe(1)
  })

  it('says nothing of an interview that was held, or that is cancelled or declined already', async () => {
    const held = await invited()
    await answer(held, 'accept')
    const declined = await invite({ round: 'final', starts_at: hoursOn(60) })
    await passTo(1)
    await answer(declined, 'decline')
    await passTo(49)
    const before = await kinds()
    await employer.call(stepDeskDeliveries, { ids: [delivery], step: 'offer' })
    await passTo(50)
    expect(await kinds()).toEqual([...before, 'offer'])
  })
})

it('a text message, too, tells that the employer agrees to another time, where messages are turned on [JOB-5]', async () => {
  await student.call(setNoticeSettings, { text_messages: '1' })
  const id = await invited()
  await answer(id, 'askReschedule', { starts_at: hoursOn(60), reason: '考试' })
  await move(id, { starts_at: hoursOn(60) })
  await work()
  expect(sent.map(({ kind }) => kind)).toEqual(['invite', 'move'])
})

describe('a reminder', () => {
  it('is none for a moment that is past when the invitation comes, or that came while nobody worked', async () => {
    const id = await invited({ starts_at: hoursOn(20), answer_by: hoursOn(10) })
    await answer(id, 'accept')
    expect(await db().$count(outbox, eq(outbox.kind, 'dayBefore'))).toBe(0)
    await passTo(19)
    expect(await kinds()).toEqual(['invite', 'hourBefore'])
    await invite({ round: 'final', starts_at: hoursOn(60), answer_by: hoursOn(40) })
    await passTo(60)
    expect(await kinds()).toEqual(['invite', 'hourBefore', 'invite'])
  })

  it.each([
    ['declined', (id: string) => answer(id, 'decline')],
    ['to be at another time', (id: string) => answer(id, 'askReschedule', { starts_at: hoursOn(60), reason: '考试' })],
    ['over with its delivery', () => employer.call(stepDeskDeliveries, { ids: [delivery], step: 'reject' })],
  ])('is void of one that is %s', async (_, end) => {
    const id = await invited()
    await answer(id, 'accept')
    await end(id)
    await passTo(24, 47)
    expect((await kinds()).filter((kind) => kind === 'dayBefore' || kind === 'hourBefore')).toEqual([])
    const rows = await db().select().from(outbox).orderBy(asc(outbox.dueAt))
    expect(rows.filter(({ voidedAt }) => voidedAt).map(({ kind }) => kind)).toEqual(['dayBefore', 'hourBefore'])
  })

  it('comes all the same where the time stands again, and where a step was taken back', async () => {
    const id = await invited()
    await answer(id, 'askReschedule', { starts_at: hoursOn(60), reason: '考试' })
    await answer(id, 'keepTime')
    await answer(id, 'accept')
    await employer.call(stepDeskDeliveries, { ids: [delivery], step: 'reject' })
    await employer.call(undoDeskSteps, { ids: [delivery] })
    await passTo(24, 47)
    expect(await kinds()).toEqual(['invite', 'dayBefore', 'hourBefore'])
  })

  it('is told once, however many tell it, and not while what it is about changes', async () => {
    const id = await invited()
    await answer(id, 'accept')
    now += 47 * HOUR
    stage.world.advance(47 * HOUR - 10 * SECOND)
    const tellers = Array.from({ length: 4 }, () => tellerAt())
    const due = (await Promise.all(tellers.map((one) => one.take()))).flat()
    await Promise.all([...tellers.flatMap((one) => due.map((row) => one.tell(row.id))), cancel(id)])
    await work()
    const told = await kinds()
    expect(told.filter((kind) => kind === 'hourBefore').length).toBeLessThanOrEqual(1)
    expect(new Set(told).size).toBe(told.length)
    expect(told.at(-1)).toBe('cancel')
  })
})

it('text messages are signed by the site that was applied on, and tell when it is, of a move, a cancellation and an hour before', async () => {
  await student.call(setNoticeSettings, { text_messages: '1' })
  const id = await invited()
  await move(id, { starts_at: hoursOn(72), zone: 'America/New_York' })
  await work()
  await answer(id, 'accept', { revision: '1' })
  await passTo(71)
  await cancel(id)
  await work()
  const about = { company: '拓岩机器人', position: '嵌入式开发工程师', time: '11月23日 04:00 (UTC-0500)' }
  const text = (kind: TextNotice['kind'], words: string) => ({ kind, text: `【江临大学】${words}`, ...about })
  expect(sent.slice(1)).toEqual([
    text(
      'move',
      `拓岩机器人 更新了「嵌入式开发工程师」的面试安排，时间为 ${about.time}，详情和是否需要答复请登录查看。`,
    ),
    text('hourBefore', `面试提醒：拓岩机器人「嵌入式开发工程师」的面试将于 ${about.time} 开始，请按时参加。`),
    text('cancel', `拓岩机器人 取消了「嵌入式开发工程师」原定 ${about.time} 的面试，详情请登录查看。`),
  ])
  expect(sent[0]).toMatchObject({ kind: 'invite', time: '' })
})
