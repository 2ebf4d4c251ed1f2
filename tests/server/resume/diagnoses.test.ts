import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getCommon } from '../../../contract/calls/authentication.ts'
import { getDiagnoses, getDiagnosis, repeatDiagnosis, startDiagnosis } from '../../../contract/calls/diagnoses.ts'
import { saveOther } from '../../../contract/calls/resume.ts'
import { codes } from '../../../contract/codes.ts'
import { students } from '../../../server/areas/login/schema.ts'
import { createDiagnoses } from '../../../server/areas/resume/assistant/diagnoses.ts'
import { diagnoses } from '../../../server/areas/resume/schema.ts'
import { createQueue } from '../../../server/platform/jobs/queued.ts'
import { createWorker } from '../../../server/platform/jobs/worker.ts'
import { createLog } from '../../../server/platform/log.ts'
import { addCompany, addPosition, addTerms } from '../world/content-rows.ts'
import { writeResume } from '../world/delivery-rows.ts'
import { forgetResumes } from '../world/resume-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
const db = () => stage.store.db
const PASTED = '熟悉 STM32 与 CANopen，能独立完成电机驱动板的固件开发与调试。'

let student: Browser
let position = ''

beforeAll(async () => {
  await addTerms(db())
  position = String(await addPosition(db(), await addCompany(db(), { name: '启明' })))
})

beforeEach(async () => {
  await forgetResumes(db())
  await db().delete(diagnoses)
  student = stage.world.browser()
  await student.logIn('13800000001')
  await writeResume(student)
})

const start = (asked: Partial<Record<'position_id' | 'title' | 'text', string>> = {}, who = student) =>
  who.call(startDiagnosis, asked)
const read = async (id: string, who = student) => (await who.call(getDiagnosis, { id })).data
const list = async () => (await student.call(getDiagnoses, {})).data.list

/** All that waits is judged. */
async function work() {
  const own = createDiagnoses(db(), Date.now)
  for (const id of await own.due()) await own.run(id)
}

async function ready(asked: Parameters<typeof start>[0] = {}): Promise<string> {
  const { data } = await start(asked)
  await work()
  return data.id
}

describe('a diagnosis', () => {
  it('waits for its turn, is judged, and is then what the menu leads to [AIR-2] [NAV-3]', async () => {
    expect((await student.call(getCommon, {})).data).toMatchObject({ has_resume_diagnose: '0', resume_diagnose_id: '' })
    const first = (await start()).data.id
    const { id } = (await start({ position_id: position })).data
    expect(await read(id)).toMatchObject({ status: 'queued', ahead: 1, report: null, is_stale: false })
    await work()
    const found = await read(id)
    expect(found).toMatchObject({
      status: 'ready',
      ahead: 0,
      target: { position_id: position, title: '前端工程师' },
      is_stale: false,
    })
    expect(found.report?.score).toBe(found.report?.dimensions.reduce((sum, { points }) => sum + points, 0))
    expect((await list()).map((one) => [one.id, one.status, one.score, one.is_rescaled])).toEqual([
      [id, 'ready', found.report?.score, false],
      [first, 'ready', expect.any(Number), true],
    ])
    expect((await student.call(getCommon, {})).data).toMatchObject({ has_resume_diagnose: '1', resume_diagnose_id: id })
  })

  it('is for a text that is pasted, of which it says what is missing', async () => {
    const { report, target } = await read(await ready({ title: '固件工程师', text: PASTED }))
    expect(target).toEqual({ position_id: null, title: '固件工程师' })
    expect(report?.keywords?.missing).toContain('CANopen')
  })

  it('is stale once the resume changes, and is repeated for the same', async () => {
    const id = await ready({ position_id: position })
    const content = '做过电机驱动固件，习惯先用示波器定位问题。'
    await student.call(saveOther, { part: 'summary', version: '0', content })
    expect(await read(id)).toMatchObject({ status: 'ready', is_stale: true })
    const again = (await student.call(repeatDiagnosis, { id })).data.id
    await work()
    expect(await read(again)).toMatchObject({ target: { position_id: position }, is_stale: false })
    expect((await read(id)).is_stale).toBe(true)
  })

  it('clicked twice is asked for once', async () => {
    const all = await Promise.all([start({ position_id: position }), start({ position_id: position })])
    expect(new Set(all.map(({ data }) => data.id)).size).toBe(1)
    expect(await list()).toHaveLength(1)
  })

  it('an empty resume, or an unknown aim, is refused with what to do [AIR-2]', async () => {
    const other = stage.world.browser()
    await other.logIn('13800000003')
    expect(await start({}, other)).toMatchObject({ code: codes.refused, data: { why: 'empty' } })
    expect(await start({ position_id: '999999' })).toMatchObject({ code: codes.refused, data: { why: 'target' } })
    expect(await start({ title: '固件工程师' })).toMatchObject({ code: codes.refused, data: { why: 'target' } })
    expect(await list()).toEqual([])
  })

  it('is nobody else’s, and is deleted with its student', async () => {
    const id = await ready()
    const other = stage.world.browser()
    const otherId = await other.logIn('13800000003')
    expect((await other.call(getDiagnosis, { id })).code).toBe(codes.notFound)
    expect((await other.call(repeatDiagnosis, { id })).code).toBe(codes.notFound)
    expect((await other.call(getDiagnoses, {})).data.list).toEqual([])
    expect((await start({ user_id: otherId } as never)).code).toBe(codes.notLoggedIn)
    await db().delete(students).where(eq(students.phone, '13800000001'))
    expect(await db().$count(diagnoses)).toBe(0)
  })

  it('keeps the last twenty of a student', async () => {
    const [{ studentId }] = (await db()
      .select()
      .from(diagnoses)
      .where(eq(diagnoses.id, Number(await ready())))) as [typeof diagnoses.$inferSelect]
    const rows = Array.from({ length: 19 }, () => ({ studentId, status: 'ready' as const, createdAt: new Date() }))
    await db().insert(diagnoses).values(rows)
    expect(await list()).toHaveLength(20)
    const { id } = (await start({ text: PASTED })).data
    expect((await list())[0]?.id).toBe(id)
    expect(await list()).toHaveLength(20)
  })

  it('a diagnosis that fails says so, and one that was left half-way is taken up again', async () => {
    const { id } = (await start()).data
    await db()
      .update(diagnoses)
      .set({ target: { position_id: null, title: '固件工程师' } as never })
      .where(eq(diagnoses.id, Number(id)))
    await expect(createDiagnoses(db(), Date.now).run(Number(id))).rejects.toThrow()
    expect(await read(id)).toMatchObject({ status: 'failed', report: null })
    await db()
      .update(diagnoses)
      .set({ status: 'running', target: null, begunAt: new Date(Date.now() - 61_000) })
      .where(eq(diagnoses.id, Number(id)))
    await work()
    expect((await read(id)).status).toBe('ready')
  })

  it('is judged by a worker within a few seconds', async () => {
    const log = createLog('error', { write() {} })
    const jobs = createQueue('diagnoses', createDiagnoses(db(), Date.now), log, { failed: 'a diagnosis failed' })
    const worker = createWorker(stage.store.jobs, [jobs], log)
    worker.begin()
    try {
      const { id } = (await start()).data
      await expect.poll(async () => (await read(id)).status, { timeout: 20_000 }).toBe('ready')
    } finally {
      await worker.end()
    }
  })
})
