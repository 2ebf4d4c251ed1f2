import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliverResume, getDelivery } from '../../../contract/calls/deliveries.ts'
import { codes } from '../../../contract/codes.ts'
import { deliveries } from '../../../server/areas/applications/schema.ts'
import { createResumeFiles } from '../../../server/areas/resume/files.ts'
import { createDirectoryFiles } from '../../../server/platform/files/directory-files.ts'
import type { Files } from '../../../server/platform/files/files.ts'
import { addCompany, addPosition, addTerms } from '../world/content-rows.ts'
import { forgetDeliveries, writeResume } from '../world/delivery-rows.ts'
import { upload } from '../world/multipart.ts'
import { quarters } from '../world/pictures.ts'
import { forgetResumes } from '../world/resume-rows.ts'
import { pdfOf } from '../world/sample-files.ts'
import { freshWorlds } from '../world/stage.ts'
import { type Browser, createWorld, type World } from '../world.ts'

const stage = freshWorlds()
const db = () => stage.store.db
const MINUTE = 60_000
const SENT = Date.UTC(2026, 10, 20, 9)

let world: World
let directory: string
let name: string
let files: Files
let student: Browser
let studentId = ''
let company = 0

beforeAll(async () => {
  await addTerms(db())
  company = await addCompany(db(), { name: '启明' })
})
beforeEach(async () => {
  await forgetDeliveries(db())
  await forgetResumes(db())
  directory = await mkdtemp(join(tmpdir(), 'qihang-frozen-'))
  name = randomUUID()
  files = createDirectoryFiles(directory, name)
  world = await createWorld(db(), { files })
  student = world.browser()
  studentId = await student.logIn('13800000001')
})
afterEach(async () => {
  await world.close()
  await rm(directory, { recursive: true, force: true })
})

async function attach(filename = '成绩单.pdf'): Promise<string> {
  const { data } = await upload(student, { purpose: 'attachment' }, pdfOf('成绩单'), filename)
  if (!data?.attachment) throw new Error('not kept')
  return data.attachment.id
}

async function writeWithPhoto(): Promise<undefined> {
  const { data } = await upload(student, { purpose: 'photo' }, await quarters(300, 400, 'jpeg'), 'me.jpg')
  await writeResume(student, { photo: data?.attachment?.id ?? '' })
}

/** To a position of its own. */
async function deliver(attachment_id?: string) {
  const position_id = String(await addPosition(db(), company))
  return student.call(deliverResume, { position_id, ...(attachment_id && { attachment_id }) })
}

async function stored(): Promise<string[]> {
  const all: string[] = []
  for await (const part of files.list()) all.push(...part.map(({ id }) => id))
  return all
}

const serviceAt = (now: number) => createResumeFiles(db(), files, () => now)

/** Sweeps as often as it takes to mark what is unused and to remove what is marked. */
async function sweepFrom(now: number): Promise<void> {
  await serviceAt(now).sweep()
  await serviceAt(now + 2 * MINUTE).sweep()
}

describe('the copy of what is sent', () => {
  it('is one where it is the same file, to however many positions it is sent [JOB-3]', async () => {
    await writeResume(student)
    const first = await attach()
    for (let sent = 0; sent < 10; sent += 1) expect((await deliver(first)).code).toBe(0)
    expect(await stored()).toHaveLength(2)
    const again = await attach()
    expect((await deliver(again)).code).toBe(0)
    expect(await stored()).toHaveLength(3)
  })

  it('is one where it is the same photo [JOB-3]', async () => {
    await writeWithPhoto()
    for (let sent = 0; sent < 3; sent += 1) expect((await deliver()).code).toBe(0)
    expect(await stored()).toHaveLength(2)
  })

  it('has the name that the file had when it was sent [JOB-3]', async () => {
    await writeResume(student)
    const names: (string | undefined)[] = []
    for (const filename of ['给启明.pdf', '给远帆.pdf']) {
      const { data } = await deliver(await attach(filename))
      names.push((await student.call(getDelivery, { id: data.id })).data.attachment?.name)
    }
    expect(names).toEqual(['给启明.pdf', '给远帆.pdf'])
  })
})

describe('the sweeper', () => {
  it('removes the copy of an application that failed, within minutes', async () => {
    await writeResume(student)
    const attachment_id = await attach()
    const cutting: Files = {
      ...files,
      async copy(...all) {
        const isThere = await files.copy(...all)
        await stage.store.cut()
        return isThere
      },
    }
    const other = await createWorld(db(), { files: cutting })
    const position_id = String(await addPosition(db(), company))
    const browser = other.browser()
    for (const [cookie, value] of student.jar) browser.jar.set(cookie, value)
    expect((await browser.call(deliverResume, { position_id, attachment_id })).code).toBe(codes.unavailable)
    await stage.store.mend()
    await other.close()
    const orphan = (await stored()).find((id) => id !== attachment_id) ?? ''
    const copied = new Date(SENT)
    for (const id of [attachment_id, orphan]) await utimes(join(directory, name, id), copied, copied)
    await serviceAt(SENT + 9 * MINUTE).sweep()
    expect(await stored()).toHaveLength(2)
    await serviceAt(SENT + 10 * MINUTE).sweep()
    expect(await stored()).toEqual([attachment_id])
  })

  it.each([
    ['attachment', attach],
    ['photo', writeWithPhoto],
  ])('keeps the copy of an %s while any delivery has it, and removes it then', async (_, add) => {
    await writeResume(student)
    const file = await add()
    const [first, second] = [await deliver(file), await deliver(file)]
    const later = SENT + 20 * MINUTE
    for (const [{ data }, left] of [
      [first, 2],
      [second, 1],
    ] as const) {
      await db()
        .delete(deliveries)
        .where(eq(deliveries.id, Number(data.id)))
      await sweepFrom(later)
      expect(await stored()).toHaveLength(left)
    }
  })

  it('leaves a copy that is about to be sent once more', async () => {
    await writeResume(student)
    const attachment_id = await attach()
    await deliver(attachment_id)
    await db().delete(deliveries)
    const later = SENT + 20 * MINUTE
    const frozen = await serviceAt(later).freeze(studentId, attachment_id)
    await sweepFrom(later)
    expect(await stored()).toContain(frozen?.id)
  })
})
