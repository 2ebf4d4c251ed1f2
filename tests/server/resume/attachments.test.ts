import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteAttachment, FILE_MAX, getAttachment, UPLOADED_A_DAY } from '../../../contract/calls/resume.ts'
import { codes } from '../../../contract/codes.ts'
import { students } from '../../../server/areas/login/schema.ts'
import { createResumeFiles } from '../../../server/areas/resume/files.ts'
import { resumeFiles } from '../../../server/areas/resume/schema.ts'
import { createDirectoryFiles } from '../../../server/platform/files/directory-files.ts'
import type { Files } from '../../../server/platform/files/files.ts'
import { upload } from '../world/multipart.ts'
import { quarters } from '../world/pictures.ts'
import { docxOf, pdfOf } from '../world/sample-files.ts'
import { openStore, type Store } from '../world/store.ts'
import { type Browser, createWorld, type World } from '../world.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = Date.UTC(2026, 10, 20, 9)
const attachment = { purpose: 'attachment' } as const
const pdf = pdfOf('what only its owner may read')

let store: Store
let world: World
let directory: string
let name: string
let files: Files
let student: Browser

beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.close())
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'qihang-attachments-'))
  name = randomUUID()
  files = createDirectoryFiles(directory, name)
  world = await createWorld(store.db, { files })
  student = world.browser()
  await student.logIn('13800000001')
})
afterEach(async () => {
  await world.close()
  await store.db.delete(resumeFiles)
  await store.db.update(students).set({ uploadsSince: null, uploadedBytes: 0 })
  await rm(directory, { recursive: true, force: true })
})

async function add(browser = student, bytes = pdf, filename = '简历.pdf'): Promise<string> {
  const { code, data } = await upload(browser, attachment, bytes, filename)
  if (!data?.attachment) throw new Error(`not kept: ${code}`)
  return data.attachment.id
}

const load = (browser: Browser, id: string) =>
  browser.request({ method: 'GET', url: `${getAttachment.path}?public_source=1&id=${id}` })
const remove = (id: string, browser = student) => browser.call(deleteAttachment, { id })
const undo = (id: string, browser = student) => browser.call(deleteAttachment, { id, undo: '1' })
const isThere = async (id: string) => (await load(student, id)).statusCode === 200

async function stored() {
  const ids: string[] = []
  for await (const part of files.list()) ids.push(...part.map((one) => one.id))
  return ids.toSorted()
}

async function another(): Promise<Browser> {
  const browser = world.browser()
  await browser.logIn('13800000002')
  return browser
}

describe('an attachment', () => {
  it('is given back byte by byte, to be saved under its name, and to do nothing [RES-6]', async () => {
    const polyglot = Buffer.concat([pdf, Buffer.from('<script>alert(1)</script>')])
    const id = await add(student, polyglot, "它's (新) 100%*.pdf")
    const { statusCode, headers, rawPayload } = await load(student, id)
    expect([statusCode, rawPayload.equals(polyglot)]).toEqual([200, true])
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(polyglot.length),
      'content-disposition': `attachment; filename="file.pdf"; filename*=UTF-8''%E5%AE%83%27s%20%28%E6%96%B0%29%20100%25%2A.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  it('is of the type of its content, whatever it was called', async () => {
    const docx = await docxOf('a line')
    const { headers } = await load(student, await add(student, docx, 'page.html'))
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      `attachment; filename="file.docx"; filename*=UTF-8''page.html.docx`,
    ])
  })

  it.each([
    ['unknown', () => 'f'.repeat(36)],
    ['a path', () => '..%2F..%2Fetc%2Fpasswd'],
    ['the file’s of the place', () => name],
    ['empty', () => ''],
  ])('an id that is %s belongs to nobody’s attachment', async (_, id) => {
    const { statusCode, ...response } = await load(student, id())
    expect([statusCode, response.json().data]).toEqual([expect.toBeOneOf([400, 404]), null])
  })

  it('is its owner’s alone: another learns not even that it is there, and changes nothing [RES-6]', async () => {
    const id = await add()
    const stranger = await another()
    const unknown = randomUUID()
    const answers = await Promise.all([load(stranger, id), load(stranger, unknown), load(world.browser(), id)])
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [404, codes.notFound],
      [404, codes.notFound],
      [200, codes.notLoggedIn],
    ])
    expect(answers[0]?.body).toBe(answers[1]?.body)
    expect((await remove(id, stranger)).code).toBe(codes.notFound)
    expect(await isThere(id)).toBe(true)
    await remove(id)
    expect((await undo(id, stranger)).code).toBe(codes.notFound)
    expect(await isThere(id)).toBe(false)
  })

  it('is deleted by our own script alone [RES-6]', async () => {
    const id = await add()
    const url = `${deleteAttachment.path}?id=${id}`
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-dest': 'image' }]) {
      expect((await student.request({ method: 'GET', url, headers })).json().code).toBe(codes.forbidden)
    }
    expect(await isThere(id)).toBe(true)
  })

  it('an attachment whose bytes are lost is not found, and one whose store is down is found later', async () => {
    const id = await add()
    await files.remove(id)
    expect((await load(student, id)).json().code).toBe(codes.notFound)
    await rm(directory, { recursive: true, force: true })
    const { writeFile } = await import('node:fs/promises')
    await writeFile(directory, '')
    expect((await load(student, id)).json()).toMatchObject({ code: codes.unavailable, data: null })
    expect(await upload(student, attachment, pdf)).toMatchObject({ status: 503, code: codes.unavailable })
    expect(world.logged()).toContain('"reason":"files: ENOTDIR"')
    expect(world.logged()).not.toContain(directory)
  })
})

describe('a deletion', () => {
  it('is undone within ten seconds of the server’s clock, and not after them [RES-6]', async () => {
    const id = await add()
    expect([(await remove(id)).code, await isThere(id)]).toEqual([0, false])
    world.advance(9999)
    expect([(await undo(id)).code, await isThere(id)]).toEqual([0, true])
    expect((await undo(id)).code).toBe(0)
    await remove(id)
    world.advance(10_000)
    expect([(await undo(id)).code, await isThere(id)]).toEqual([codes.notFound, false])
  })

  it('a repeated deletion gets no more time', async () => {
    const id = await add()
    await remove(id)
    world.advance(6000)
    expect((await remove(id)).code).toBe(0)
    world.advance(4000)
    expect((await undo(id)).code).toBe(codes.notFound)
  })

  it('an attachment that never was cannot be deleted', async () => {
    const id = randomUUID()
    expect([(await remove(id)).code, (await undo(id)).code]).toEqual([codes.notFound, codes.notFound])
  })

  it('makes room at once, and is not undone where that is taken [RES-6]', async () => {
    const ids: string[] = []
    for (let time = 0; time < 10; time += 1) ids.push(await add())
    const [first = ''] = ids
    await remove(first)
    await add()
    const refused = await undo(first)
    expect([refused.code, refused.msg]).toEqual([codes.refused, '附件最多保存 10 份，请先删除不需要的附件'])
    await remove(ids[1] ?? '')
    expect([(await undo(first)).code, await isThere(first)]).toEqual([0, true])
  })
})

describe('ten attachments', () => {
  beforeEach(async () => {
    for (let time = 0; time < 9; time += 1) await add()
  })

  it('are as many as there can be, which a sentence says, and their bytes are not kept either [RES-6]', async () => {
    await add()
    for (const params of [attachment, { purpose: 'resume', keep: '1' }] as const) {
      const { code, msg, data } = await upload(student, params, pdf)
      expect([code, msg, data]).toEqual([codes.refused, '附件最多保存 10 份，请先删除不需要的附件', null])
    }
    expect((await upload(student, { purpose: 'resume' }, pdf)).code).toBe(0)
    expect(await stored()).toHaveLength(10)
    expect((await upload(await another(), attachment, pdf)).code).toBe(0)
  })

  it('are ten where two come at once for the last place', async () => {
    const answers = await Promise.all([1, 2].map(() => upload(student, attachment, pdf)))
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, codes.refused])
    expect(await stored()).toHaveLength(10)
  })
})

describe('a day’s uploads', () => {
  const spent = '附件和照片一天最多上传 200 MB，今天已达上限；请明天再上传，或先使用已有的附件'
  const large = Buffer.concat([pdf, Buffer.alloc(FILE_MAX - pdf.length, ' ')])
  const kept = () => stored().then(({ length }) => length)

  it('come to 200 MB at most, though each is deleted at once; a sentence says what to do [RES-6]', async () => {
    for (let time = 0; time < 20; time += 1) {
      await remove(await add(student, large))
      world.advance(MINUTE)
    }
    const before = await kept()
    for (const params of [attachment, { purpose: 'resume', keep: '1' }] as const) {
      const { code, msg, data } = await upload(student, params, pdf)
      expect([code, msg, data]).toEqual([codes.refused, spent, null])
    }
    const photo = await upload(student, { purpose: 'photo' }, await quarters(300, 400, 'jpeg'), 'me.jpg')
    expect([photo.code, photo.msg]).toEqual([codes.refused, spent])
    expect(await kept()).toBe(before)
    expect((await upload(await another(), attachment, pdf)).code).toBe(0)
    world.advance(DAY - 20 * MINUTE - 1)
    expect((await upload(student, attachment, pdf)).msg).toBe(spent)
    world.advance(1)
    expect((await upload(student, attachment, pdf)).code).toBe(0)
  })

  it('leave room for a smaller one, and are counted one after the other where two come at once', async () => {
    await store.db.update(students).set({ uploadsSince: new Date(NOW), uploadedBytes: UPLOADED_A_DAY - pdf.length })
    expect((await upload(student, attachment, large)).msg).toBe(spent)
    const answers = await Promise.all([1, 2].map(() => upload(student, attachment, pdf)))
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, codes.refused])
  })
})

describe('the sweeper', () => {
  let now: number
  const sweep = () => createResumeFiles(store.db, files, () => now).sweep()
  beforeEach(() => {
    now = NOW
  })
  /** As if they had been put there so long ago. */
  const age = async (id: string, milliseconds: number) => {
    const then = new Date(now - milliseconds)
    await utimes(join(directory, name, id), then, then)
  }
  const rows = async () => (await store.db.select({ id: resumeFiles.id }).from(resumeFiles)).map(({ id }) => id)

  it('removes row and bytes of what is deleted for good, and of nothing else', async () => {
    const [kept, deleted] = [await add(), await add()]
    await remove(deleted)
    now += 10_000
    await sweep()
    expect(await rows()).toHaveLength(2)
    now += 60_000
    await sweep()
    expect([await rows(), await stored()]).toEqual([[kept], [kept]])
    await sweep()
    expect(await stored()).toEqual([kept])
  })

  it('keeps the row until its bytes are gone, so that a later sweep finds them', async () => {
    const id = await add()
    await remove(id)
    now += HOUR
    const failing: Files = { ...files, remove: () => Promise.reject(new Error('away')) }
    await expect(createResumeFiles(store.db, failing, () => now).sweep()).rejects.toThrow('away')
    expect([await rows(), await stored()]).toEqual([[id], [id]])
    await sweep()
    expect([await rows(), await stored()]).toEqual([[], []])
  })

  it('removes bytes whose row was never written, once they are ten minutes old', async () => {
    const kept = await add()
    const put = files.put
    const cutting: Files = {
      ...files,
      async put(id, bytes) {
        await put(id, bytes)
        await store.cut()
      },
    }
    const other = await createWorld(store.db, { files: cutting })
    const browser = other.browser()
    for (const [cookie, value] of student.jar) browser.jar.set(cookie, value)
    expect((await upload(browser, attachment, pdf)).code).toBe(codes.unavailable)
    await store.mend()
    await other.close()
    const orphan = (await stored()).find((id) => id !== kept) ?? ''
    await age(kept, 2 * HOUR)
    await age(orphan, 10 * MINUTE - 1000)
    await sweep()
    expect(await stored()).toEqual([kept, orphan].toSorted())
    await age(orphan, 10 * MINUTE)
    await sweep()
    expect(await stored()).toEqual([kept])
  })

  it('begins with the server', async () => {
    const id = await add()
    await remove(id)
    world.advance(HOUR)
    await world.app.listen({ port: 0, host: '127.0.0.1' })
    await expect.poll(rows).toEqual([])
    expect(await stored()).toEqual([])
  })
})
