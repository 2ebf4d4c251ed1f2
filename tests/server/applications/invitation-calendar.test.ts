import { sync, type VEvent } from 'node-ical'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliverResume, stepDelivery } from '../../../contract/calls/deliveries.ts'
import { stepDeskDeliveries } from '../../../contract/calls/desk.ts'
import * as calls from '../../../contract/calls/invitations.ts'
import { wallTime } from '../../../server/areas/applications/interviews/wall-time.ts'
import { addCompany, addPosition, addTerms } from '../world/content-rows.ts'
import { forgetDeliveries, writeResume } from '../world/delivery-rows.ts'
import { appointment, employerOf, hoursOn } from '../world/invitation-rows.ts'
import { forgetResumes } from '../world/resume-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
const db = () => stage.store.db

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
  const position = await addPosition(db(), company, { title: 'C/C++ 工程师；嵌入式,驱动' })
  delivery = (await student.call(deliverResume, { position_id: String(position) })).data.id
})

async function invited(more = {}): Promise<string> {
  const { data } = await employer.call(calls.inviteToInterview, { id: delivery, ...appointment(more) })
  stage.world.advance(10_000)
  return data.id
}

const answer = (id: string, step: 'accept' | 'decline', revision = '0') =>
  student.call(calls.answerInvitation, { id, step, revision })

async function load(id: string) {
  const url = `${calls.getInvitationCalendar.path}?public_source=1&id=${id}`
  const { headers, payload } = await student.request({ method: 'GET', url })
  const events = Object.values(sync.parseICS(payload)).filter((part): part is VEvent => part?.type === 'VEVENT')
  expect(events).toHaveLength(1)
  return { headers, text: payload, event: events[0]! }
}

describe('the calendar file of an interview [JOB-5]', () => {
  it('reads back as what was said', async () => {
    const { event, headers, text } = await load(await invited())
    expect(event.summary).toBe('面试：C/C++ 工程师；嵌入式,驱动（拓岩机器人，技术面）')
    expect([event.start.toISOString(), event.end?.toISOString()]).toEqual([hoursOn(48), hoursOn(48.75)])
    expect(event.start.tz).toBe('Asia/Shanghai')
    expect(event.location).toBe('江临市望江区创智路 99 号 3 层')
    expect(event.description).toBe(
      '视频面试：https://meet.qihang.example/8f2k\n面试联系人：王老师 021-55551234 转 802\n请带身份证，3 层前台换访客证\n查看与答复：http://univ.localhost:8080/#/myInterviewList',
    )
    expect([event.status, event.sequence, event.method]).toEqual(['TENTATIVE', 0, 'PUBLISH'])
    expect(event.alarms?.map(({ action, trigger }) => [action, trigger])).toEqual([['DISPLAY', '-PT1H']])
    expect(text).toContain('DTSTART;TZID=Asia/Shanghai:20261122T170000\r\n')
    expect(text).toContain('DTSTAMP:20261120T090010Z\r\n')
    expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Asia/Shanghai\r\n')
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
      'attachment; filename="file.ics"; filename*=UTF-8\'\'面试：C C++ 工程师；嵌入式,驱动（拓岩机器人，技术面）.ics',
    )
  })

  it('stays the same entry through all that happens, and each file comes after the one before', async () => {
    const id = await invited()
    const first = (await load(id)).event
    await answer(id, 'accept')
    const accepted = (await load(id)).event
    await employer.call(calls.moveInterview, { invitation_id: id, ...appointment({ starts_at: hoursOn(72) }) })
    const moved = (await load(id)).event
    await answer(id, 'decline', '1')
    const { event: declined } = await load(id)
    const all = [first, accepted, moved, declined]
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(1)
    expect(all.map(({ sequence }) => Number(sequence))).toEqual([0, 0, 1, 2])
    expect(all.map(({ status }) => status)).toEqual(['TENTATIVE', 'CONFIRMED', 'TENTATIVE', 'CANCELLED'])
    expect(moved.start.toISOString()).toBe(hoursOn(72))
    expect(declined.alarms ?? []).toEqual([])
  })

  it.each([
    ['the employer’s word', (id: string) => employer.call(calls.stepInterview, { invitation_id: id, step: 'cancel' })],
    ['an offer', () => employer.call(stepDeskDeliveries, { ids: [delivery], step: 'offer' })],
    ['a withdrawal', () => student.call(stepDelivery, { id: delivery, step: 'withdraw' })],
  ])('frees its time where it is off by %s [JOB-3]', async (_, end) => {
    const id = await invited()
    await answer(id, 'accept')
    const { event: accepted } = await load(id)
    expect((await end(id)).code).toBe(0)
    stage.world.advance(10_000)
    const { event } = await load(id)
    expect([event.status, event.alarms ?? [], event.uid]).toEqual(['CANCELLED', [], accepted.uid])
    expect(Number(event.sequence)).toBeGreaterThan(Number(accepted.sequence))
  })

  it.each([
    ['zh-CN', '面试：', '技术面', '查看与答复：'],
    ['zh-TW', '面試：', '技術面試', '查看與回覆：'],
    ['en', 'Interview: ', 'Technical interview', 'See and answer: '],
  ])('speaks %s', async (locale, begin, round, page) => {
    student.jar.set('locale', locale)
    const { event } = await load(await invited())
    expect(event.summary).toMatch(new RegExp(`^${begin}.*${round}`))
    expect(event.description).toContain(page)
    expect(event.start.toISOString()).toBe(hoursOn(48))
  })

  it('the file of an interview by video names the link as the place, and no text in it breaks the file', async () => {
    const note = '第一行\r\nEND:VEVENT\r\nBEGIN:VEVENT;, \\'
    const { event } = await load(await invited({ mode: 'video', place: '', note, zone: 'America/New_York' }))
    expect(event.location).toBe('https://meet.qihang.example/8f2k')
    expect(event.description).toContain('第一行\nEND:VEVENT\nBEGIN:VEVENT;, \\')
    expect(event.start.toISOString()).toBe(hoursOn(48))
  })
})

it.each([
  ['Asia/Shanghai', '2026-12-03T06:00:00Z', '20261203', '140000', '+0800'],
  ['America/New_York', '2026-07-01T04:00:00Z', '20260701', '000000', '-0400'],
  ['America/New_York', '2026-12-01T04:59:00Z', '20261130', '235900', '-0500'],
  ['Asia/Kolkata', '2026-12-03T06:00:00Z', '20261203', '113000', '+0530'],
  ['Etc/UTC', '2026-12-31T23:59:59Z', '20261231', '235959', '+0000'],
])('the clocks of %s at %s show %s %s', (zone, at, date, time, offset) => {
  expect(wallTime(new Date(at), zone)).toEqual({ date, time, offset })
})
