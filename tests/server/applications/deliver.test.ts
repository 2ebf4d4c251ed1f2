import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count, eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../../../contract/calls/deliveries.ts'
import { deleteAttachment, getAttachment, saveBasicInfo } from '../../../contract/calls/resume.ts'
import { codes } from '../../../contract/codes.ts'
import { deliveries } from '../../../server/areas/applications/schema.ts'
import { positions } from '../../../server/areas/jobs/schema.ts'
import { resumeFiles } from '../../../server/areas/resume/schema.ts'
import { createDirectoryFiles } from '../../../server/platform/files/directory-files.ts'
import type { Files } from '../../../server/platform/files/files.ts'
import { addCompany, addPosition, addTerms, DAY, daysFromStart } from '../world/content-rows.ts'
import { forgetDeliveries, writeResume } from '../world/delivery-rows.ts'
import { upload } from '../world/multipart.ts'
import { quarters } from '../world/pictures.ts'
import { basicOf, forgetResumes, recordOf } from '../world/resume-rows.ts'
import { pdfOf } from '../world/sample-files.ts'
import { freshWorlds } from '../world/stage.ts'
import { type Browser, createWorld, type World } from '../world.ts'

const stage = freshWorlds()
const db = () => stage.store.db
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const { deliverResume, getDelivery, getDeliverStatus, getResumeList } = calls

let student: Browser
let studentId = ''
let company = 0
let position = ''

beforeAll(async () => {
  await addTerms(db())
  company = await addCompany(db(), { name: '启明' })
})

beforeEach(async () => {
  await forgetDeliveries(db())
  await forgetResumes(db())
  student = stage.world.browser()
  studentId = await student.logIn('13800000001')
  position = String(await addPosition(db(), company))
})

const deliver = (more: Partial<{ attachment_id: string; message: string; user_id: string }> = {}, to = position) =>
  student.call(deliverResume, { position_id: to, ...more })

const rows = async () => (await db().select({ count: count() }).from(deliveries))[0]?.count

async function attach(bytes = pdfOf('成绩单'), name = '成绩单.pdf'): Promise<string> {
  const { data } = await upload(student, { purpose: 'attachment' }, bytes, name)
  if (!data?.attachment) throw new Error('not kept')
  return data.attachment.id
}

describe('delivering', () => {
  it('sends the resume once, and says so from then on [JOB-3]', async () => {
    await writeResume(student)
    expect((await student.call(getDeliverStatus, { ids: [position] })).data).toEqual({ list: [] })
    const { code, data } = await deliver({ message: ' 下周起可以到岗 ' })
    expect([code, data.status, data.delivered_at, data.is_kept]).toEqual([
      0,
      'submitted',
      '2026-11-20T09:00:00.000Z',
      true,
    ])
    const found = await student.call(getDelivery, { id: data.id })
    expect(found.data).toMatchObject({
      id: data.id,
      status: 'submitted',
      message: '下周起可以到岗',
      is_new: false,
      events: [{ kind: 'submit', at: '2026-11-20T09:00:00.000Z', note: '' }],
      resume: { basic: { name: '陈思远', email: 'siyuan@example.com' }, education: [{ school: '江临大学' }] },
      attachment: null,
      position: { id: position },
    })
    const list = [{ position_id: position, status: 'submitted' }]
    expect((await student.call(getDeliverStatus, { ids: [position, '999'] })).data).toEqual({ list })
    expect((await student.call(getDeliverStatus, {})).data).toEqual({ list })
  })

  it('twice is impossible: the second answers as the first did, and whether it is what is kept [JOB-3]', async () => {
    await writeResume(student)
    const attachment_id = await attach()
    const first = await deliver({ message: '下周到岗' })
    stage.world.advance(DAY)
    expect((await deliver({ message: ' 下周到岗' })).data).toEqual(first.data)
    const other = { ...first.data, is_kept: false }
    expect((await deliver({ message: '再投一次' })).data).toEqual(other)
    expect((await deliver({ message: '下周到岗', attachment_id })).data).toEqual(other)
    const { version } = await recordOf(student, studentId)
    await student.call(saveBasicInfo, { version: String(version), content: basicOf({ phone: '13800000009' }) })
    expect((await deliver({ message: '下周到岗' })).data).toEqual(other)
    expect(await rows()).toBe(1)
    expect((await student.call(getDelivery, { id: first.data.id })).data.message).toBe('下周到岗')
  })

  it('an attachment sent again is what is kept, though it is deleted meanwhile; the resume is not [JOB-3]', async () => {
    await writeResume(student)
    const attachment_id = await attach()
    await deliver({ attachment_id })
    await student.call(deleteAttachment, { id: attachment_id })
    expect((await deliver({ attachment_id })).data.is_kept).toBe(true)
    expect((await deliver()).data.is_kept).toBe(false)
  })

  it('fifty at once of the same leave one row and one copy of the file [JOB-3]', async () => {
    await writeResume(student)
    const attachment_id = await attach()
    const answers = await Promise.all(Array.from({ length: 50 }, () => deliver({ attachment_id })))
    expect(new Set(answers.map(({ code, data }) => `${code} ${data?.id}`)).size).toBe(1)
    expect(answers[0]?.code).toBe(0)
    expect(await rows()).toBe(1)
    const files = await db().select({ purpose: resumeFiles.purpose }).from(resumeFiles)
    expect(files.map(({ purpose }) => purpose).sort()).toEqual(['attachment', 'delivered'])
  })

  it('the database itself keeps a second one out [JOB-3]', async () => {
    await writeResume(student)
    await deliver()
    const [row] = await db().select().from(deliveries)
    if (!row) throw new Error('nothing was delivered')
    const { id: _, ...again } = row
    await expect(db().insert(deliveries).values(again)).rejects.toThrow()
  })

  it('keeps the resume as it was sent, its photo too, whatever is changed afterwards [JOB-3]', async () => {
    const photo =
      (await upload(student, { purpose: 'photo' }, await quarters(300, 400, 'jpeg'), 'me.jpg')).data?.attachment?.id ??
      ''
    await writeResume(student, { photo })
    const { data } = await deliver()
    const { version } = await recordOf(student, studentId)
    const content = basicOf({ name: '陈思齐', phone: '13800000001', email: 'other@example.com' })
    expect((await student.call(saveBasicInfo, { version: String(version), content })).code).toBe(0)
    const { resume } = (await student.call(getDelivery, { id: data.id })).data
    expect(resume?.basic).toMatchObject({ name: '陈思远', email: 'siyuan@example.com' })
    expect(resume?.basic.photo).not.toBe(photo)
    expect((await student.call(deleteAttachment, { id: photo })).code).toBe(0)
    expect((await load(resume?.basic.photo ?? '')).statusCode).toBe(200)
    expect((await load(photo)).statusCode).toBe(404)
  })

  it('keeps the language that its pages were sent in, whoever reads them in another [JOB-3]', async () => {
    student.jar.set('locale', 'en')
    await writeResume(student)
    const { data } = await deliver()
    student.jar.set('locale', 'zh-TW')
    expect((await student.call(getDelivery, { id: data.id })).data.locale).toBe('en')
  })

  it('an attachment stays as it was sent, though it is deleted; its copy is in no list and cannot be deleted [JOB-3]', async () => {
    await writeResume(student)
    const attachment_id = await attach()
    const { data } = await deliver({ attachment_id })
    await student.call(deleteAttachment, { id: attachment_id })
    const { attachment, resume } = (await student.call(getDelivery, { id: data.id })).data
    expect([attachment?.name, resume]).toEqual(['成绩单.pdf', null])
    const copy = attachment?.id ?? ''
    expect((await student.call(deleteAttachment, { id: copy })).code).toBe(codes.notFound)
    expect((await load(copy)).rawPayload).toEqual(Buffer.from(pdfOf('成绩单')))
    expect((await student.call(getResumeList, {})).data.attachments).toEqual([])
    expect((await deliver({ attachment_id: copy }, String(await addPosition(db(), company)))).data).toEqual({
      why: 'attachmentGone',
    })
  })
})

const load = (id: string) => student.request({ method: 'GET', url: `${getAttachment.path}?public_source=1&id=${id}` })

describe('the student’s choice of what to send', () => {
  it('is the resume with what it lacks, and the attachments [JOB-3]', async () => {
    expect((await student.call(getResumeList, {})).data).toEqual({ resume: null, attachments: [] })
    const content = basicOf({ phone: '', email: '' })
    await student.call(saveBasicInfo, { version: '0', content })
    const attachment_id = await attach()
    const { data } = await student.call(getResumeList, {})
    expect(data.resume).toEqual({
      name: '陈思远',
      updated_at: '2026-11-20T09:00:00.000Z',
      lacks: ['phone', 'email', 'education'],
    })
    expect(data.attachments).toMatchObject([{ id: attachment_id, name: '成绩单.pdf' }])
  })

  it('is only the caller’s: a page that shows somebody else sends nothing [JOB-3]', async () => {
    await writeResume(student)
    const other = await stage.world.browser().logIn('13800000002')
    for (const { code } of [await student.call(getResumeList, { user_id: other }), await deliver({ user_id: other })])
      expect(code).toBe(codes.notLoggedIn)
    expect(await rows()).toBe(0)
  })
})

describe('a delivery is refused, with what to do', () => {
  const refusedAs = async (data: calls.DeliverRefusal, msg: string, more = {}) => {
    expect(await deliver(more)).toMatchObject({ code: codes.refused, data, msg })
    expect(await rows()).toBe(0)
  }

  it('a resume is missing, though there is an attachment [JOB-3]', async () => {
    await refusedAs({ why: 'noResume' }, '还没有简历，写好后就能投递')
    await refusedAs({ why: 'noResume' }, '还没有简历，写好后就能投递', { attachment_id: await attach() })
  })

  it('the resume lacks what an employer needs, or the account lacks it where an attachment is sent [JOB-3]', async () => {
    await student.call(saveBasicInfo, { version: '0', content: basicOf({ phone: '' }) })
    await refusedAs(
      { why: 'incomplete', lacks: ['phone', 'email', 'education'] },
      '简历还缺手机号、邮箱和教育经历，补齐后就能投递',
    )
    const attachment_id = await attach()
    await refusedAs({ why: 'incomplete', lacks: ['email'] }, '简历还缺邮箱，补齐后就能投递', { attachment_id })
    await student.call(saveBasicInfo, { version: '1', content: basicOf({ phone: '', email: 'siyuan@example.com' }) })
    expect((await deliver({ attachment_id })).code).toBe(0)
  })

  it('the position is closed or over [JOB-3]', async () => {
    await writeResume(student)
    const isIt = eq(positions.id, Number(position))
    await db().update(positions).set({ status: 'closed' }).where(isIt)
    await refusedAs({ why: 'closed' }, '这个职位已停止招聘，看看这家企业的其他职位')
    await db()
      .update(positions)
      .set({ status: 'open', expiresAt: daysFromStart(0) })
      .where(isIt)
    await refusedAs({ why: 'expired' }, '这个职位的招聘已截止，看看这家企业的其他职位')
  })

  it('the position is for the students of another school; their own may [JOB-3]', async () => {
    await writeResume(student)
    const isIt = eq(positions.id, Number(position))
    await db().update(positions).set({ onlySchool: '苍梧科技大学' }).where(isIt)
    await refusedAs({ why: 'otherSchool', school: '苍梧科技大学' }, '这个职位仅面向苍梧科技大学的学生')
    await db().update(positions).set({ onlySchool: '江临大学' }).where(isIt)
    expect((await deliver()).code).toBe(0)
  })

  it('the attachment is gone, or is another student’s [JOB-3]', async () => {
    await writeResume(student)
    const attachment_id = await attach()
    await student.call(deleteAttachment, { id: attachment_id })
    await refusedAs({ why: 'attachmentGone' }, '这份附件已被删除，请换一份', { attachment_id })
    const other = stage.world.browser()
    await other.logIn('13800000002')
    const { data } = await upload(other, { purpose: 'attachment' }, pdfOf('别人的'), '别人的.pdf')
    await refusedAs({ why: 'attachmentGone' }, '这份附件已被删除，请换一份', {
      attachment_id: data?.attachment?.id ?? '',
    })
  })

  it('the position does not exist [JOB-3]', async () => {
    await writeResume(student)
    expect((await deliver({}, '999999999')).code).toBe(codes.notFound)
  })

  it('the twenty-first within an hour, until the first is an hour old; the same again does not count [JOB-3]', async () => {
    await writeResume(student)
    const more = await Promise.all(Array.from({ length: 21 }, () => addPosition(db(), company)))
    for (const [index, id] of more.slice(0, 20).entries()) {
      expect((await deliver({}, String(id))).code).toBe(0)
      if (index === 0) stage.world.advance(10 * MINUTE)
    }
    expect((await deliver({}, String(more[19]))).code).toBe(0)
    const last = String(more[20])
    expect(await deliver({}, last)).toMatchObject({
      code: codes.refused,
      msg: '一小时最多投递 20 个职位，请稍后再投',
      data: { why: 'tooMany', retry_at: '2026-11-20T10:00:00.000Z' },
    })
    stage.world.advance(HOUR - 10 * MINUTE - 1)
    expect((await deliver({}, last)).data).toMatchObject({ why: 'tooMany' })
    stage.world.advance(1)
    expect((await deliver({}, last)).code).toBe(0)
  })

  it('twenty-one at once: twenty go [JOB-3]', async () => {
    await writeResume(student)
    const ids = await Promise.all(Array.from({ length: 21 }, () => addPosition(db(), company)))
    const answers = await Promise.all(ids.map((id) => deliver({}, String(id))))
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([...Array(20).fill(0), codes.refused])
  })
})

describe('somebody who means harm', () => {
  let directory: string
  let world: World
  let kept: Files
  /** What was read, put or copied, in the order in which it began. */
  let touched: string[]
  /** Copies that wait to be made, where they are held up. */
  let waiting: (() => void)[]
  let isHeldUp: boolean

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'qihang-copies-'))
    kept = createDirectoryFiles(directory, randomUUID())
    touched = []
    waiting = []
    isHeldUp = false
    const watched: Files = {
      ...kept,
      put: (...all) => note('put', () => kept.put(...all)),
      get: (...all) => note('get', () => kept.get(...all)),
      async copy(...all) {
        touched.push('copy')
        if (isHeldUp) await new Promise<void>((resolve) => waiting.push(resolve))
        return kept.copy(...all)
      },
    }
    world = await createWorld(db(), { files: watched })
    student = await writer('13800000001')
  })
  afterEach(async () => {
    await world.close()
    await rm(directory, { recursive: true, force: true })
  })

  function note<T>(what: string, work: () => T): T {
    touched.push(what)
    return work()
  }

  async function writer(phone: string): Promise<Browser> {
    const browser = world.browser()
    await browser.logIn(phone)
    await writeResume(browser, { phone })
    return browser
  }

  async function attachmentOf(browser: Browser, text = '成绩单'): Promise<string> {
    const { data } = await upload(browser, { purpose: 'attachment' }, pdfOf(text), '成绩单.pdf')
    touched = []
    return data?.attachment?.id ?? ''
  }

  const stored = async () => {
    const all: string[] = []
    for await (const part of kept.list()) all.push(...part.map(({ id }) => id))
    return all.length
  }

  it('has no byte copied for what is refused, whatever it is refused for [JOB-3]', async () => {
    const attachment_id = await attachmentOf(student)
    const [closed, over, others] = await Promise.all([
      addPosition(db(), company, { status: 'closed' }),
      addPosition(db(), company, { expiresAt: daysFromStart(0) }),
      addPosition(db(), company, { onlySchool: '苍梧科技大学' }),
    ])
    const refused = [closed, over, others].map(String)
    for (const to of [...refused, '999999999']) expect((await deliver({ attachment_id }, to)).code).not.toBe(0)
    const many = await Promise.all(Array.from({ length: 21 }, () => addPosition(db(), company)))
    for (const to of many.slice(0, 20)) await deliver({}, String(to))
    expect((await deliver({ attachment_id }, String(many[20]))).data).toMatchObject({ why: 'tooMany' })
    expect([touched, await stored()]).toEqual([[], 1])
  })

  it('has nothing pass through memory for what is sent [JOB-3]', async () => {
    const attachment_id = await attachmentOf(student)
    expect((await deliver({ attachment_id })).code).toBe(0)
    expect([touched, await stored()]).toEqual([['copy'], 2])
  })

  it('is refused from the sixty-first try within a minute, though each was refused; others are not [JOB-3]', async () => {
    await db()
      .update(positions)
      .set({ status: 'closed' })
      .where(eq(positions.id, Number(position)))
    for (let tries = 0; tries < 60; tries += 1) expect((await deliver()).data).toEqual({ why: 'closed' })
    expect(await deliver()).toMatchObject({ code: codes.refused, data: null, msg: '操作过于频繁，请稍后再试' })
    const other = await writer('13800000002')
    expect((await other.call(deliverResume, { position_id: position })).data).toEqual({ why: 'closed' })
    world.advance(MINUTE)
    expect((await deliver()).data).toEqual({ why: 'closed' })
  })

  it('has one copy made at a time, and all students together two [JOB-3]', async () => {
    const other = await addPosition(db(), company)
    const students = [student, await writer('13800000002'), await writer('13800000003')]
    const wishes: { by: Browser; position_id: string; attachment_id: string }[] = []
    for (const by of students)
      for (const position_id of [position, String(other)])
        wishes.push({ by, position_id, attachment_id: await attachmentOf(by, `给 ${position_id}`) })
    isHeldUp = true
    const sent = wishes.map(({ by, ...wish }) => by.call(deliverResume, wish))
    for (let made = 0; made < sent.length; made += 1) {
      await expect.poll(() => waiting.length).toBe(Math.min(2, sent.length - made))
      waiting.shift()?.()
    }
    expect((await Promise.all(sent)).map(({ code }) => code)).toEqual(sent.map(() => 0))
    expect(touched).toEqual(sent.map(() => 'copy'))
  })

  it('finds what was refused meanwhile refused, and its copy gone [JOB-3]', async () => {
    const attachment_id = await attachmentOf(student)
    isHeldUp = true
    const sent = deliver({ attachment_id })
    await expect.poll(() => waiting.length).toBe(1)
    await db()
      .update(positions)
      .set({ status: 'closed' })
      .where(eq(positions.id, Number(position)))
    waiting.shift()?.()
    expect((await sent).data).toEqual({ why: 'closed' })
    expect(await stored()).toBe(1)
  })
})
