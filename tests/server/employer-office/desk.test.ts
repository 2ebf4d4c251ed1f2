import { and, eq, isNull } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getCompany } from '../../../contract/calls/companies.ts'
import { deliverResume, getDelivery, stepDelivery } from '../../../contract/calls/deliveries.ts'
import * as calls from '../../../contract/calls/desk.ts'
import { inviteToInterview, moveInterview, stepInterview } from '../../../contract/calls/invitations.ts'
import { codes } from '../../../contract/codes.ts'
import type { BasicInfo } from '../../../contract/resume.ts'
import { deliveries, deliveryEvents } from '../../../server/areas/applications/schema.ts'
import { companyMembers, positions } from '../../../server/areas/jobs/schema.ts'
import { outbox } from '../../../server/areas/notices/schema.ts'
import { addCompany, addPosition, addTerms, daysFromStart } from '../world/content-rows.ts'
import { forgetDeliveries, writeResume } from '../world/delivery-rows.ts'
import { appointment, employerOf, hoursOn } from '../world/invitation-rows.ts'
import { upload } from '../world/multipart.ts'
import { quarters } from '../world/pictures.ts'
import { forgetResumes } from '../world/resume-rows.ts'
import { pdfOf } from '../world/sample-files.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
const db = () => stage.store.db
const { getDeskAttachments, getDeskDeliveries, getDeskFile, getDeskPositions, openDelivery, setPositionOpen } = calls
const { stepDeskDeliveries, undoDeskSteps } = calls

const OWN = '13900000001'
const OTHER = '13900000002'

let employer: Browser
let company = 0
let position = 0

beforeAll(async () => {
  await addTerms(db())
  company = await addCompany(db(), { name: '启明' })
})

beforeEach(async () => {
  await forgetDeliveries(db())
  await forgetResumes(db())
  position = await addPosition(db(), company)
  employer = await employerOf(stage, OWN, company)
})

async function studentWith(phone: string, basic: Partial<BasicInfo> = {}): Promise<Browser> {
  const student = stage.world.browser()
  await student.logIn(phone)
  await writeResume(student, basic)
  return student
}

async function deliver(student: Browser, more = {}, to = position): Promise<string> {
  const { code, data } = await student.call(deliverResume, { position_id: String(to), ...more })
  if (code !== 0) throw new Error(`not delivered: ${code}`)
  return data.id
}

const list = async (query = {}) => (await employer.call(getDeskDeliveries, query)).data
const ids = async (query = {}) => (await list(query)).list.map(({ id }) => id)
const open = (id: string, browser = employer) => browser.call(openDelivery, { id })
const step = async (some: string[], one: 'like' | 'offer' | 'reject', note?: string) =>
  (await employer.call(stepDeskDeliveries, { ids: some, step: one, ...(note && { note }) })).data.list
const undo = async (some: string[]) => (await employer.call(undoDeskSteps, { ids: some })).data.list
/** Of the first school that a resume of these tests has. */
const schoolFacts = { school: '江临大学', major: '软件工程', degree: 'bachelor' }

const told = async (student: Browser, id: string) => (await student.call(getDelivery, { id })).data
const load = (id: string, file: 'attachment' | 'photo', browser = employer, isShown = false) =>
  browser.request({
    method: 'GET',
    url: `${getDeskFile.path}?public_source=1&id=${id}&file=${file}${isShown ? '&shown=1' : ''}`,
  })

describe('the desk of an employer', () => {
  it('shows its own positions with what they got, and deliveries, the latest first, opened or not', async () => {
    const [one, two] = [await studentWith('13800000001'), await studentWith('13800000002', { name: '周予安' })]
    const first = await deliver(one)
    stage.world.advance(1000)
    const second = await deliver(two)
    await open(second)
    const { data } = await employer.call(getDeskPositions, {})
    expect(data.company_name).toBe('启明')
    expect(data.list.find(({ id }) => id === String(position))).toMatchObject({
      status: 'open',
      deliveries: 2,
      unread: 1,
    })
    const all = await list()
    expect(all.list).toEqual([
      expect.objectContaining({ id: second, name: '周予安', status: 'viewed' }),
      {
        id: first,
        name: '陈思远',
        school: '江临大学',
        major: '软件工程',
        degree: 'bachelor',
        position: { id: String(position), title: expect.any(String) },
        sent: 'resume',
        status: 'submitted',
        delivered_at: '2026-11-20T09:00:00.000Z',
        undo_rest: null,
      },
    ])
    expect(all.counts).toEqual({ all: 2, unread: 1, interested: 0, interview: 0, offer: 0, rejected: 0 })
    expect(await ids({ status: 'unread' })).toEqual([first])
    await step([second], 'like')
    expect(await ids({ status: 'interested' })).toEqual([second])
    expect(await ids({ position_id: String(await addPosition(db(), company)) })).toEqual([])
  })

  it('finds by name, school and major, what stands in the search as it stands', async () => {
    const id = await deliver(await studentWith('13800000001', { name: '100%_林' }))
    const other = await deliver(await studentWith('13800000003'))
    expect(await ids({ keyword: '%_' })).toEqual([id])
    expect(await ids({ keyword: ' 思远 ' })).toEqual([other])
    expect((await ids({ keyword: '软件' })).sort()).toEqual([id, other].sort())
    expect((await list({ keyword: '没有这个人' })).counts.all).toBe(0)
  })

  it('finds by how a name is pronounced, by its first letters, and by what the position is called [JOB-5]', async () => {
    const id = await deliver(await studentWith('13800000001', { name: '曾思远' }))
    const title = '激光雷达标定员'
    const own = await addPosition(db(), company, { title })
    const other = await deliver(await studentWith('13800000003', { name: '林夏' }), {}, own)
    for (const keyword of ['zengsiyuan', 'Zeng Siyuan', 'siyuan', 'zsy'])
      expect([keyword, await ids({ keyword })]).toEqual([keyword, [id]])
    for (const keyword of ['激光雷达', 'lx']) expect([keyword, await ids({ keyword })]).toEqual([keyword, [other]])
  })

  it('takes the attachments of several away as one file, called after who sent them and to what [JOB-5]', async () => {
    const sent: string[] = []
    for (const phone of ['13800000001', '13800000003']) {
      const student = await studentWith(phone, { name: '林/沐' })
      const file = await upload(student, { purpose: 'attachment' }, pdfOf(`简历 ${phone}`), '简历.pdf')
      sent.push(await deliver(student, { attachment_id: file.data?.attachment?.id }))
    }
    sent.push(await deliver(await studentWith('13800000005')))
    const get = (who: Browser, ...ids: string[]) =>
      who.request({ method: 'GET', url: `${getDeskAttachments.path}?public_source=1&ids=${ids.join(',')}` })
    const answer = await get(employer, ...sent, '999999')
    expect(answer.headers['content-type']).toBe('application/zip')
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('附件简历.zip'))
    const files = unzipSync(answer.rawPayload)
    expect(Object.keys(files)).toEqual(['林 沐-前端工程师.pdf', '林 沐-前端工程师 (2).pdf'])
    expect(Object.values(files).map((bytes) => Buffer.from(bytes))).toEqual(
      ['13800000001', '13800000003'].map((phone) => Buffer.from(pdfOf(`简历 ${phone}`))),
    )
    expect((await list()).list.map((one) => one.sent)).toEqual(['resume', 'attachment', 'attachment'])
    const other = await employerOf(stage, '13900000009', await addCompany(db(), { name: '别家' }))
    expect((await get(other, ...sent)).statusCode).toBe(404)
    expect((await get(employer, sent[2] ?? '')).statusCode).toBe(404)
  })

  it('an attachment comes with the name, contacts and search words of that day’s resume, and with nothing else of it [JOB-3]', async () => {
    const student = await studentWith('13800000001')
    await writeResume(student, { phone: '13800000009', city: '江临市' })
    const file = await upload(student, { purpose: 'attachment' }, pdfOf('成绩单'), '成绩单.pdf')
    const id = await deliver(student, { attachment_id: file.data?.attachment?.id })
    const [entry] = (await list()).list
    await writeResume(student, { name: '改名', email: 'later@example.com' })
    expect(entry).toMatchObject({ id, name: '陈思远', ...schoolFacts })
    expect((await list()).list).toEqual([entry])
    expect((await open(id)).data).toMatchObject({
      name: '陈思远',
      phone: '13800000009',
      email: 'siyuan@example.com',
      resume: null,
    })
    expect(await ids({ keyword: '思远' })).toEqual([id])
    expect(await ids({ keyword: schoolFacts.major })).toEqual([id])
    const [kept] = await db().select({ resume: deliveries.resume }).from(deliveries)
    expect(JSON.stringify(kept)).not.toContain('江临市')
    expect((await told(student, id)).resume).toBeNull()
  })

  it('opening counts as read and is told at once; opened twice it happened once [JOB-5]', async () => {
    const student = await studentWith('13800000001')
    const id = await deliver(student, { message: '下周到岗' })
    expect((await told(student, id)).status).toBe('submitted')
    for (const _ of ['first', 'again']) {
      const { data } = await open(id)
      expect(data).toMatchObject({ status: 'viewed', message: '下周到岗', resume: { basic: { name: '陈思远' } } })
      expect(data.events.map(({ kind }) => kind)).toEqual(['submit', 'view'])
    }
    expect((await told(student, id)).status).toBe('viewed')
  })

  it('keeps what an offer says, for the desk and for the student once it is told, who is reminded a day before the answer is due [JOB-5]', async () => {
    const student = await studentWith('13800000001')
    const id = await deliver(student)
    await open(id)
    const offer = {
      salary: '18K × 14 薪',
      place: '江临市望江区',
      starts_on: '2027-07-01',
      answer_by: hoursOn(72),
      zone: 'Asia/Shanghai',
    }
    const send = (more: object) =>
      employer.call(stepDeskDeliveries, { ids: [id], step: 'offer', offer: { ...offer, ...more } })
    for (const wrong of [
      { starts_on: '2027-19-01' },
      { answer_by: '2026-19-01T00:00:00Z' },
      { zone: 'Mars' },
      { salary: '' },
    ])
      expect((await send(wrong)).code).toBe(codes.badParameters)
    expect(await send({ answer_by: hoursOn(-1) })).toMatchObject({
      code: codes.refused,
      msg: '答复的截止时间已经过去，请选将来的时间',
      data: { why: 'answerByPast' },
    })
    expect(await send({ starts_on: '2026-11-19' })).toMatchObject({
      code: codes.refused,
      msg: '到岗日期已经过去，请选今天或以后的日期',
      data: { why: 'startsPast' },
    })
    expect((await send({})).data.list).toMatchObject([{ is_moved: true }])
    const offered = async () => [
      (await open(id)).data.events.at(-1)?.offer,
      (await told(student, id)).events.at(-1)?.offer,
    ]
    expect(await offered()).toEqual([offer, null])
    stage.world.advance(10_000)
    expect(await offered()).toEqual([offer, offer])
    const [due] = await db().select().from(outbox).where(eq(outbox.kind, 'offerEnds'))
    expect(due?.dueAt.toISOString()).toBe(hoursOn(48))
  })

  it('changes an offer until the student answers, who answers none whose terms he has not seen [JOB-5]', async () => {
    const student = await studentWith('13800000001')
    const id = await deliver(student)
    await open(id)
    const offer = { salary: '18K × 14 薪', place: '江临市', starts_on: '2027-07-01', zone: 'Asia/Shanghai' }
    const [first, second] = [
      { ...offer, answer_by: hoursOn(72) },
      { ...offer, salary: '20K × 14 薪', answer_by: hoursOn(96) },
    ]
    const send = async (kind: 'offer' | 'revise', terms: object) =>
      employer.call(stepDeskDeliveries, { ids: [id], step: kind, offer: terms as typeof first, note: '以此为准' })
    const answer = (seen: string) => student.call(stepDelivery, { id, step: 'accept', seen })
    const terms = async () => (await told(student, id)).events.flatMap(({ offer: one }) => (one ? [one.salary] : []))

    expect((await send('revise', second)).data.list).toMatchObject([{ status: 'viewed', is_moved: false }])
    await send('offer', first)
    stage.world.advance(10_000)
    const seen = (await told(student, id)).changed_at
    expect((await employer.call(stepDeskDeliveries, { ids: [id], step: 'revise' })).code).toBe(codes.badParameters)
    expect((await send('revise', second)).data.list).toMatchObject([{ status: 'offer', is_moved: true }])
    expect((await undo([id]))[0]).toMatchObject({ status: 'offer', is_moved: true })
    stage.world.advance(10_000)
    expect(await terms()).toEqual(['18K × 14 薪'])

    await send('revise', second)
    // Its answer was lost.
    await send('revise', second)
    stage.world.advance(10_000)
    expect(await terms()).toEqual(['18K × 14 薪', '20K × 14 薪'])
    expect(await answer(seen)).toMatchObject({
      code: codes.refused,
      msg: '招聘方刚刚更改了录用条件，请看清后再答复',
    })
    expect((await answer((await told(student, id)).changed_at)).data).toEqual({ status: 'hired' })
    expect((await send('revise', first)).data.list).toMatchObject([{ status: 'hired', is_moved: false }])
  })

  it('names the colleague who took a step, with its middle digits hidden, to the desk alone [JOB-5]', async () => {
    const student = await studentWith('13800000001')
    const id = await deliver(student)
    await open(id)
    const colleague = await employerOf(stage, '13900000003', company)
    await colleague.call(stepDeskDeliveries, { ids: [id], step: 'like' })
    await employer.call(setPositionOpen, { id: String(position), open: '0' })
    const { events } = (await open(id, colleague)).data
    expect(events.map(({ kind, by }) => [kind, by])).toEqual([
      ['submit', ''],
      ['view', '139****0001'],
      ['like', '139****0003'],
      ['close', '139****0001'],
    ])
    stage.world.advance(10_000)
    expect(JSON.stringify(await told(student, id))).not.toContain('****')
  })

  it('gives the files that were sent, the photo in the resume as the attachment [JOB-3]', async () => {
    const student = await studentWith('13800000001')
    const file = await upload(student, { purpose: 'attachment' }, pdfOf('成绩单'), '成绩单.pdf')
    const id = await deliver(student, { attachment_id: file.data?.attachment?.id })
    expect((await open(id)).data).toMatchObject({ resume: null, attachment: { name: '成绩单.pdf' } })
    expect((await load(id, 'attachment')).rawPayload).toEqual(Buffer.from(pdfOf('成绩单')))
    expect((await load(id, 'attachment')).headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; /),
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    const shown = (await load(id, 'attachment', employer, true)).headers
    expect(shown).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; /),
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(shown['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'self'$/)
    expect((await load(id, 'photo')).statusCode).toBe(404)
    const pictured = await studentWith('13800000003')
    const picture = await quarters(300, 400, 'jpeg')
    const photo = (await upload(pictured, { purpose: 'photo' }, picture, 'me.jpg')).data?.attachment?.id ?? ''
    await writeResume(pictured, { photo })
    const plain = await deliver(pictured)
    await writeResume(pictured, { photo: '' })
    expect((await load(plain, 'photo', employer, true)).headers['content-disposition']).toMatch(/^attachment; /)
    expect((await load(plain, 'attachment')).statusCode).toBe(404)
    await pictured.call(stepDelivery, { id: plain, step: 'withdraw' })
    expect((await load(plain, 'photo')).statusCode).toBe(404)
  })

  it('shows the resume as it was sent, whatever the student writes afterwards [JOB-3]', async () => {
    const student = await studentWith('13800000001')
    student.jar.set('locale', 'en')
    const id = await deliver(student)
    await writeResume(student, { name: '陈思远（改）' })
    employer.jar.set('locale', 'zh-TW')
    const { resume, locale } = (await open(id)).data
    expect([resume?.basic.name, locale]).toEqual(['陈思远', 'en'])
    expect((await list()).list.map(({ name }) => name)).toEqual(['陈思远'])
  })

  it('takes a step of many at once, each as it may, and back within 10 s [JOB-5]', async () => {
    const [one, two, three] = [
      await studentWith('13800000001'),
      await studentWith('13800000003'),
      await studentWith('13800000005'),
    ]
    const all = [await deliver(one), await deliver(two), await deliver(three)]
    await three.call(stepDelivery, { id: all[2]!, step: 'withdraw' })
    const moved = await step(all, 'reject', ' 已有更合适的人选 ')
    expect(moved.map(({ id, is_moved, status }) => [id, is_moved, status])).toEqual(
      expect.arrayContaining([
        [all[0], true, 'rejected'],
        [all[1], true, 'rejected'],
        [all[2], false, 'withdrawn'],
      ]),
    )
    expect(moved.find(({ id }) => id === all[0])?.undo_rest).toBe(10_000)
    stage.world.advance(9999)
    expect((await told(one, all[0]!)).status).toBe('submitted')
    expect((await told(one, all[0]!)).events.map(({ kind }) => kind)).toEqual(['submit'])
    expect((await undo([all[0]!])).map(({ status, is_moved }) => [status, is_moved])).toEqual([['submitted', true]])
    stage.world.advance(1)
    expect((await undo([all[1]!])).map(({ status, is_moved }) => [status, is_moved])).toEqual([['rejected', false]])
    expect((await told(one, all[0]!)).status).toBe('submitted')
    const { status, events } = await told(two, all[1]!)
    expect([status, events.at(-1)?.note]).toEqual(['rejected', '已有更合适的人选'])
  })

  it('takes back what was done last, whatever was taken back before', async () => {
    const id = await deliver(await studentWith('13800000001'))
    await open(id)
    await step([id], 'like')
    await undo([id])
    await step([id], 'reject')
    expect((await undo([id])).map(({ status, is_moved }) => [status, is_moved])).toEqual([['viewed', true]])
  })

  it('a withdrawn delivery shows only that it was there', async () => {
    const plain = await studentWith('13800000003')
    const withResume = await deliver(plain, { message: '你好' })
    await plain.call(stepDelivery, { id: withResume, step: 'withdraw' })
    const nobody = { name: '', school: '', major: '', degree: '' }
    const withdrawn = { status: 'withdrawn', message: '', resume: null, attachment: null, phone: '', ...nobody }
    expect((await open(withResume)).data).toMatchObject(withdrawn)
    expect((await employer.call(getDeskPositions, {})).data.list.map(({ deliveries: got }) => got)).toContain(1)
    const student = await studentWith('13800000001')
    const file = await upload(student, { purpose: 'attachment' }, pdfOf('成绩单'), '成绩单.pdf')
    const id = await deliver(student, { attachment_id: file.data?.attachment?.id, message: '你好' })
    await student.call(stepDelivery, { id, step: 'withdraw' })
    const { data } = await open(id)
    expect(data).toMatchObject(withdrawn)
    expect((await load(id, 'attachment')).statusCode).toBe(404)
    expect((await list()).list).toMatchObject([
      { id, status: 'withdrawn', ...nobody },
      { id: withResume, status: 'withdrawn', ...nobody },
    ])
    for (const keyword of ['陈思远', '林小满', '江临大学', '软件工程', '计算机'])
      expect([keyword, (await list({ keyword })).counts.all]).toEqual([keyword, 0])
  })
})

it('each takes the steps that are theirs alone [JOB-3] [JOB-5]', async () => {
  const student = await studentWith('13800000001')
  const id = await deliver(student)
  await open(id)
  await step([id], 'offer')
  stage.world.advance(10_000)
  for (const theirs of ['accept', 'decline', 'withdraw', 'close', 'view', 'submit', 'invite']) {
    const { code } = await employer.call(stepDeskDeliveries, { ids: [id], step: theirs as 'like' })
    expect([theirs, code]).toEqual([theirs, codes.badParameters])
  }
  for (const theirs of ['offer', 'like', 'reject', 'view', 'close', 'submit', 'invite']) {
    const { code } = await student.call(stepDelivery, { id, step: theirs as 'withdraw' })
    expect([theirs, code]).toEqual([theirs, codes.badParameters])
  }
  expect((await told(student, id)).status).toBe('offer')
})

describe('closing a position', () => {
  it('ends what nobody has decided on, leaves the rest, and takes no more until it is opened again [JOB-3] [JOB-5]', async () => {
    const [one, two, three] = [
      await studentWith('13800000001'),
      await studentWith('13800000003'),
      await studentWith('13800000005'),
    ]
    const [waiting, offered] = [await deliver(one), await deliver(two)]
    await open(offered)
    await step([offered], 'offer')
    const setOpen = (isOpen: '0' | '1') => employer.call(setPositionOpen, { id: String(position), open: isOpen })
    const openings = async () => (await employer.call(getCompany, { id: String(company) })).data.position_count
    const openBefore = await openings()
    expect((await setOpen('0')).data).toEqual({ status: 'closed' })
    expect(await openings()).toBe(openBefore - 1)
    stage.world.advance(10_000)
    expect([(await told(one, waiting)).status, (await told(two, offered)).status]).toEqual(['closed', 'offer'])
    const again = await three.call(deliverResume, { position_id: String(position) })
    expect(again).toMatchObject({ code: codes.refused, data: { why: 'closed' } })
    expect((await setOpen('1')).data).toEqual({ status: 'open' })
    expect(await openings()).toBe(openBefore)
    expect((await three.call(deliverResume, { position_id: String(position) })).code).toBe(0)
  })

  it('ends also what was decided on then and is taken back afterwards [JOB-3]', async () => {
    const student = await studentWith('13800000001')
    const id = await deliver(student)
    await step([id], 'reject')
    await employer.call(setPositionOpen, { id: String(position), open: '0' })
    stage.world.advance(3000)
    expect((await undo([id])).map(({ status, is_moved }) => [status, is_moved])).toEqual([['closed', true]])
    expect((await told(student, id)).status).toBe('closed')
    const { data } = await employer.call(getDeskPositions, {})
    expect(data.list.find((one) => one.id === String(position))?.undecided).toBe(0)
  })

  it('one that expired is said to have, however it is opened', async () => {
    const old = String(await addPosition(db(), company, { expiresAt: daysFromStart(-1) }))
    const status = async () =>
      (await employer.call(getDeskPositions, {})).data.list.find(({ id }) => id === old)?.status
    expect(await status()).toBe('expired')
    await employer.call(setPositionOpen, { id: old, open: '0' })
    expect(await status()).toBe('closed')
    expect((await employer.call(setPositionOpen, { id: old, open: '1' })).data).toEqual({ status: 'expired' })
  })

  it('a position that closes while deliveries arrive leaves none of them open [JOB-2] [JOB-3]', async () => {
    const students = await Promise.all(
      ['13800000001', '13800000003', '13800000004', '13800000005', '13800000006'].map((phone) => studentWith(phone)),
    )
    const arriving = students.map((student) => student.call(deliverResume, { position_id: String(position) }))
    const closing = employer.call(setPositionOpen, { id: String(position), open: '0' })
    const answers = await Promise.all([...arriving, closing])
    expect(answers.every(({ code }) => code === 0 || code === codes.refused)).toBe(true)
    const isOpen = and(eq(deliveries.positionId, position), eq(deliveries.status, 'submitted'))
    expect(await db().$count(deliveries, isOpen)).toBe(0)
  })
})

describe('an account that is not of the company', () => {
  it('sees, opens, moves, closes and loads nothing [JOB-5]', async () => {
    const student = await studentWith('13800000001')
    const file = await upload(student, { purpose: 'attachment' }, pdfOf('成绩单'), '成绩单.pdf')
    const id = await deliver(student, { attachment_id: file.data?.attachment?.id })
    const rival = await employerOf(stage, OTHER, await addCompany(db(), { name: '别家' }))
    expect((await rival.call(getDeskDeliveries, {})).data.list).toEqual([])
    expect((await rival.call(getDeskPositions, {})).data.list).toEqual([])
    expect((await rival.call(getDeskDeliveries, { position_id: String(position) })).data.list).toEqual([])
    expect((await open(id, rival)).code).toBe(codes.notFound)
    expect((await rival.call(stepDeskDeliveries, { ids: [id], step: 'reject' })).data.list).toEqual([])
    const isOfIt = eq(deliveryEvents.deliveryId, Number(id))
    expect(await db().$count(deliveryEvents, isOfIt)).toBe(1)
    await step([id], 'like')
    expect((await rival.call(undoDeskSteps, { ids: [id] })).data.list).toEqual([])
    expect(await db().$count(deliveryEvents, and(isOfIt, isNull(deliveryEvents.undoneAt)))).toBe(2)
    await undo([id])
    expect((await rival.call(setPositionOpen, { id: String(position), open: '0' })).code).toBe(codes.notFound)
    expect((await load(id, 'attachment', rival)).statusCode).toBe(404)
    const [row] = await db().select({ status: positions.status }).from(positions).where(eq(positions.id, position))
    expect([row?.status, (await told(student, id)).status]).toEqual(['open', 'submitted'])
  })

  it('is told so where it has no company, and is refused where it is a student’s', async () => {
    await db().delete(companyMembers)
    const answer = await employer.call(getDeskDeliveries, {})
    expect([answer.code, answer.msg]).toEqual([codes.refused, '这个账号还没有关联企业，请联系平台开通'])
    const student = await studentWith('13800000001')
    const id = await deliver(student)
    expect((await open(id, student)).code).toBe(codes.notLoggedIn)
    expect((await student.call(stepDeskDeliveries, { ids: [id], step: 'offer' })).code).toBe(codes.notLoggedIn)
  })
})

it('an employer changes sixty things a minute at most, in whatever way; reading and others are not held up', async () => {
  const id = await deliver(await studentWith('13800000001'))
  for (let count = 0; count < 30; count += 1) {
    await step([id], 'like')
    await undo([id])
  }
  const asked = { id: String(position), open: '0' } as const
  const refused = { code: codes.refused, msg: '操作过于频繁，请稍后再试' }
  expect(await employer.call(stepDeskDeliveries, { ids: [id], step: 'like' })).toMatchObject(refused)
  expect(await employer.call(undoDeskSteps, { ids: [id] })).toMatchObject(refused)
  expect(await employer.call(setPositionOpen, asked)).toMatchObject(refused)
  expect(await employer.call(inviteToInterview, { id, ...appointment() })).toMatchObject(refused)
  expect(await employer.call(moveInterview, { invitation_id: '1', ...appointment() })).toMatchObject(refused)
  expect(await employer.call(stepInterview, { invitation_id: '1', step: 'cancel' })).toMatchObject(refused)
  expect((await open(id)).data.status).toBe('viewed')
  const colleague = await employerOf(stage, '13900000003', company)
  expect((await colleague.call(stepDeskDeliveries, { ids: [id], step: 'like' })).code).toBe(0)
  stage.world.advance(60_000)
  expect((await employer.call(setPositionOpen, asked)).code).toBe(0)
})
