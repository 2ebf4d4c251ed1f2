import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliverResume, getDeliveries, getDelivery, stepDelivery } from '../../../contract/calls/deliveries.ts'
import { getDeskDeliveries, getDeskFile, openDelivery } from '../../../contract/calls/desk.ts'
import { codes } from '../../../contract/codes.ts'
import type { DeliveryStep } from '../../../contract/rules/delivery-steps.ts'
import { createKeptApplications } from '../../../server/areas/applications/emptying.ts'
import { deliveries } from '../../../server/areas/applications/schema.ts'
import { addCompany, addPosition, addTerms, DAY, daysFromStart } from '../world/content-rows.ts'
import { forgetDeliveries, stepOf, writeResume } from '../world/delivery-rows.ts'
import { employerOf } from '../world/invitation-rows.ts'
import { upload } from '../world/multipart.ts'
import { forgetResumes } from '../world/resume-rows.ts'
import { pdfOf } from '../world/sample-files.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
const db = () => stage.store.db
const SENT = Date.UTC(2026, 10, 20, 9)
const UNDO = 10_000

let student: Browser
let employer: Browser
let company = 0

beforeAll(async () => {
  await addTerms(db())
  company = await addCompany(db(), { name: '启明' })
})
beforeEach(async () => {
  await forgetDeliveries(db())
  await forgetResumes(db())
  employer = await employerOf(stage, '13900000001', company)
  student = stage.world.browser()
  await student.logIn('13800000001')
  await writeResume(student)
})

async function deliver(more: Partial<{ attachment_id: string; message: string }> = {}, expiresAt = daysFromStart(30)) {
  const position_id = String(await addPosition(db(), company, { expiresAt }))
  const { data } = await student.call(deliverResume, { position_id, ...more })
  return data.id
}

async function attach(): Promise<string> {
  const { data } = await upload(student, { purpose: 'attachment' }, pdfOf('成绩单'), '成绩单.pdf')
  return data?.attachment?.id ?? ''
}

/** As the employer decides, once it is told. */
async function stepTo(id: string, ...steps: DeliveryStep[]) {
  for (const step of steps) await stepOf(db(), id, step, new Date(SENT))
  stage.world.advance(UNDO)
}

const own = (id: string, step: 'revoke' | 'accept' | 'withdraw', browser = student) =>
  browser.call(stepDelivery, { id, step })
const detail = async (id: string) => (await student.call(getDelivery, { id })).data
const opened = async (id: string) => (await employer.call(openDelivery, { id })).data
const found = async (keyword: string) => (await employer.call(getDeskDeliveries, { keyword })).data.list
const fileOf = (id: string) =>
  employer.request({ method: 'GET', url: `${getDeskFile.path}?public_source=1&id=${id}&file=attachment` })
const isEmptied = async (id: string) => (await detail(id)).is_emptied

const gone = { resume: null, attachment: null, message: '' }
const nobody = { name: '', school: '', major: '', degree: '', phone: '' }

describe('an application that its student revokes', () => {
  it.each<[string, DeliveryStep[], (id: string) => unknown]>([
    ['rejected', ['reject'], () => {}],
    ['closed', ['close'], () => {}],
    ['hired', ['view', 'offer'], (id) => own(id, 'accept')],
    ['withdrawn', [], (id) => own(id, 'withdraw')],
  ])('is emptied where it has ended (%s): the employer reads only that it was [JOB-5]', async (end, steps, then) => {
    const id = await deliver({ attachment_id: await attach(), message: '你好' })
    await stepTo(id, ...steps)
    await then(id)
    for (const _ of ['first', 'again']) expect((await own(id, 'revoke')).data).toEqual({ status: end })
    expect(await detail(id)).toMatchObject({ status: end, is_emptied: true, ...gone })
    expect((await student.call(getDeliveries, {})).data.list.map(({ status }) => status)).toEqual([end])
    expect(await opened(id)).toMatchObject({ status: end, ...gone, ...nobody })
    expect((await fileOf(id)).statusCode).toBe(404)
    for (const keyword of ['林小满', '江临大学', '计算机']) expect(await found(keyword)).toEqual([])
  })

  it('stays where it has not ended, where it is another’s, and where the student is not told of the end yet [JOB-5]', async () => {
    const id = await deliver()
    expect(await own(id, 'revoke')).toMatchObject({ code: codes.refused, msg: '这份投递已有新的进展，请看最新状态' })
    await stepOf(db(), id, 'reject', new Date(SENT))
    expect((await own(id, 'revoke')).code).toBe(codes.refused)
    const other = stage.world.browser()
    await other.logIn('13800000002')
    stage.world.advance(UNDO)
    expect((await own(id, 'revoke', other)).code).toBe(codes.notFound)
    expect(await detail(id)).toMatchObject({ is_emptied: false, resume: { basic: { name: '陈思远' } } })
  })

  it('is not kept where it is sent again, and says so [JOB-3]', async () => {
    const id = await deliver()
    await stepTo(id, 'reject')
    await own(id, 'revoke')
    const [row] = await db().select({ positionId: deliveries.positionId }).from(deliveries)
    const again = await student.call(deliverResume, { position_id: String(row?.positionId) })
    expect(again.data).toMatchObject({ id, status: 'rejected', is_kept: false })
  })
})

describe('an application that nobody revokes', () => {
  const DAYS = 730
  const sweepAt = (now: number) => createKeptApplications(db(), () => now, DAYS).sweep()

  it('is kept two years from its end, not from its sending [JOB-5]', async () => {
    const id = await deliver({ attachment_id: await attach() }, daysFromStart(400))
    const ended = SENT + 90 * DAY
    await stepOf(db(), id, 'reject', new Date(ended))
    stage.world.advance(90 * DAY + UNDO)
    student = stage.world.browser()
    await student.logIn('13800000001')
    employer = await employerOf(stage, '13900000001', company)
    await sweepAt(ended + DAYS * DAY + UNDO - 1)
    expect(await isEmptied(id)).toBe(false)
    await sweepAt(ended + DAYS * DAY + UNDO)
    expect(await detail(id)).toMatchObject({ status: 'rejected', is_emptied: true, ...gone })
    expect(await opened(id)).toMatchObject({ status: 'rejected', ...gone, ...nobody })
  })

  it('is kept two years from the end of its position where nobody ever answered [JOB-5]', async () => {
    const id = await deliver({}, daysFromStart(30))
    await sweepAt(SENT + (DAYS + 30) * DAY - 1)
    expect(await isEmptied(id)).toBe(false)
    await sweepAt(SENT + (DAYS + 30) * DAY)
    expect(await detail(id)).toMatchObject({ status: 'submitted', is_emptied: true, ...gone })
  })

  it('is emptied then, however many there are', async () => {
    await deliver()
    const [row] = await db().select().from(deliveries)
    if (!row) throw new Error('nothing was delivered')
    const { id: _, ...again } = row
    const more = await Promise.all(Array.from({ length: 400 }, () => addPosition(db(), company)))
    await db()
      .insert(deliveries)
      .values(more.map((positionId) => ({ ...again, positionId, status: 'closed' as const })))
    await sweepAt(SENT + 9999 * DAY)
    const rows = await db().select({ emptiedAt: deliveries.emptiedAt }).from(deliveries)
    expect([rows.length, rows.filter(({ emptiedAt }) => emptiedAt === null).length]).toEqual([401, 0])
  })
})
