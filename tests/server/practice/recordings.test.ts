import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Params } from '../../../contract/call.ts'
import {
  answerPractice,
  deletePractice,
  evaluatePractice,
  finishPractice,
  getPractice,
  getRecording,
  keepRecording,
  startPractice,
} from '../../../contract/calls/practice.ts'
import { codes } from '../../../contract/codes.ts'
import { practiceLimits } from '../../../contract/practice.ts'
import { createPractices } from '../../../server/areas/practice/practices.ts'
import { createRecordings } from '../../../server/areas/practice/recordings.ts'
import { practiceParts, practices } from '../../../server/areas/practice/schema.ts'
import { createResumeFiles } from '../../../server/areas/resume/files.ts'
import { createDirectoryFiles } from '../../../server/platform/files/directory-files.ts'
import type { Files } from '../../../server/platform/files/files.ts'
import { sendFile } from '../world/multipart.ts'
import { openStore, type Store } from '../world/store.ts'
import { type Browser, createWorld, type World } from '../world.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 20, 9)
const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

let store: Store
let world: World
let directory: string
let name: string
let files: Files
let student: Browser
let id: string

beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.close())
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'qihang-recordings-'))
  name = randomUUID()
  files = createDirectoryFiles(directory, name)
  world = await createWorld(store.db, { files })
  student = world.browser()
  await student.logIn('13800000001')
  await store.db.delete(practices)
  id = await start()
})
afterEach(async () => {
  await world.close()
  await rm(directory, { recursive: true, force: true })
})

const WISH = {
  position: '嵌入式工程师',
  occupation: 'embedded',
  type: 'mixed',
  difficulty: 'medium',
  language: 'zh',
  count: '3',
  mode: 'video',
} as const

const start = async () => (await student.call(startPractice, WISH)).data.id
const stored = () => readdir(join(directory, name)).catch((): string[] => [])
const recordingOf = (size: number) => Buffer.concat([WEBM, randomBytes(size - WEBM.length)])
const keep = (take: string, start: number, bytes: Buffer, number = '0', who = student) =>
  sendFile(who, keepRecording, { id, number, take, start: String(start) }, bytes)
const answer = (more: Partial<Params<typeof answerPractice>>, who = student) =>
  who.call(answerPractice, { id, number: '0', text: '', former: '', ...more })
const load = (range?: string, who = student) =>
  who.request({
    method: 'GET',
    url: `${getRecording.path}?id=${id}&number=0`,
    headers: range === undefined ? {} : { range },
  })

/** Keeps a recording whole and answers with it. */
async function record(bytes: Buffer, number = '0') {
  const take = randomUUID()
  await keep(take, 0, bytes, number)
  return answer({ number, take, bytes: String(bytes.length), seconds: '43' })
}

describe('a recorded answer', () => {
  it('is played back byte for byte, however many parts it was sent in', async () => {
    const bytes = recordingOf(30_000)
    const take = randomUUID()
    for (const [from, to] of [
      [0, 12_000],
      [12_000, 24_000],
      [24_000, 30_000],
    ] as const)
      expect((await keep(take, from, bytes.subarray(from, to))).data).toEqual({ kept: to })
    const { data } = await answer({ take, bytes: '30000', seconds: '43', text: ' 我负责调试 ' })
    expect(data.answers).toMatchObject([
      { number: 0, text: '我负责调试', recording: { type: 'webm', bytes: 30_000, seconds: 43 } },
    ])
    const whole = await load()
    expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
      200,
      'video/webm',
      'bytes',
    ])
    expect(whole.rawPayload.equals(bytes)).toBe(true)
    for (const [range, from, to] of [
      ['bytes=0-99', 0, 99],
      ['bytes=11990-24009', 11_990, 24_009],
      ['bytes=29000-', 29_000, 29_999],
      ['bytes=-10', 29_990, 29_999],
    ] as const) {
      const part = await load(range)
      expect([range, part.statusCode, part.headers['content-range']]).toEqual([range, 206, `bytes ${from}-${to}/30000`])
      expect(part.rawPayload.equals(bytes.subarray(from, to + 1))).toBe(true)
    }
    const beyond = await load('bytes=30000-')
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */30000'])
    for (const range of ['bytes=0-1,5-6', 'lines=0-1']) expect((await load(range)).statusCode).toBe(200)
  })

  it('loses and doubles nothing where an answer of the server was lost, and where two tabs send the same', async () => {
    const bytes = recordingOf(9000)
    const take = randomUUID()
    await keep(take, 0, bytes.subarray(0, 4000))
    expect((await keep(take, 0, bytes.subarray(0, 4000))).data).toEqual({ kept: 4000 })
    expect((await keep(take, 6000, bytes.subarray(6000))).data).toEqual({ kept: 4000 })
    const both = await Promise.all([1, 2].map(() => keep(take, 4000, bytes.subarray(4000))))
    expect(both.map(({ data }) => data.kept)).toEqual([9000, 9000])
    expect((await stored()).length).toBe(2)
    await answer({ take, bytes: '9000', seconds: '9' })
    expect((await load()).rawPayload.equals(bytes)).toBe(true)
    expect((await answer({ take, bytes: '9000', seconds: '9' })).data.answers).toHaveLength(1)
  })

  it('is not changed any more by parts that come later', async () => {
    const bytes = recordingOf(5000)
    const take = randomUUID()
    await keep(take, 0, bytes)
    await answer({ take, bytes: '5000', seconds: '9' })
    expect((await keep(take, 5000, randomBytes(100))).data).toEqual({ kept: 5000 })
    expect((await load()).rawPayload.equals(bytes)).toBe(true)
  })

  it('takes no harm from a part with nothing in it', async () => {
    const bytes = recordingOf(5000)
    const take = randomUUID()
    await keep(take, 0, bytes.subarray(0, 4000))
    expect((await keep(take, 4000, Buffer.alloc(0))).data).toEqual({ kept: 4000 })
    expect((await keep(take, 4000, bytes.subarray(4000))).data).toEqual({ kept: 5000 })
  })

  it('opens the parts that are played, and lets go of them where the listener leaves', async () => {
    const bytes = recordingOf(400_000)
    const take = randomUUID()
    await keep(take, 0, bytes.subarray(0, 200_000))
    await keep(take, 200_000, bytes.subarray(200_000))
    await answer({ take, bytes: '400000', seconds: '9' })
    const opened: Readable[] = []
    const get: Files['get'] = async (file) => {
      const found = await files.get(file)
      if (found) opened.push(found.stream)
      return found
    }
    const recordings = createRecordings(store.db, { ...files, get }, () => NOW)
    const recording = await recordings.open(await student.whoAmI(), id, 0)
    expect(opened).toEqual([])
    const playing = recording!.part!(250_000, 399_999)
    await once(playing, 'readable')
    expect(opened.map(({ destroyed }) => destroyed)).toEqual([false])
    playing.destroy()
    await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true])
    recording!.stream.destroy()
  })

  it('is refused where the server has not all of it', async () => {
    const take = randomUUID()
    await keep(take, 0, recordingOf(5000))
    expect((await answer({ take, bytes: '5001', seconds: '9' })).code).toBe(codes.badParameters)
    expect((await answer({ take: randomUUID(), bytes: '5000', seconds: '9' })).code).toBe(codes.badParameters)
    expect((await answer({ take, bytes: '5000', seconds: '126' })).code).toBe(codes.badParameters)
    expect((await answer({})).code).toBe(codes.badParameters)
    expect((await student.call(getPractice, { id })).data.answers).toEqual([])
  })

  it('takes the place of the one before, whose bytes go', async () => {
    const first = (await record(recordingOf(5000))).data
    const [file] = await stored()
    const second = recordingOf(6000)
    const take = randomUUID()
    await keep(take, 0, second)
    await answer({ take, bytes: '6000', seconds: '50', former: first.answers[0]!.saved_at })
    expect((await load()).rawPayload.equals(second)).toBe(true)
    expect(await stored()).toHaveLength(1)
    expect(await stored()).not.toContain(file)
  })

  it('stays where only its text is changed', async () => {
    const bytes = recordingOf(5000)
    const { answers } = (await record(bytes)).data
    const { data } = await answer({ text: '我负责电机驱动', former: answers[0]!.saved_at })
    expect(data.answers).toMatchObject([{ text: '我负责电机驱动', recording: { bytes: 5000, seconds: 43 } }])
    expect((await load()).rawPayload.equals(bytes)).toBe(true)
  })

  it('is kept where it arrives after the practice was finished, unless there is an answer', async () => {
    await answer({ number: '1', text: '我写的' })
    await student.call(finishPractice, { id })
    expect((await record(recordingOf(5000))).code).toBe(codes.ok)
    expect((await record(recordingOf(5000), '1')).code).toBe(codes.conflict)
    expect((await student.call(getPractice, { id })).data.answers).toMatchObject([
      { number: 0, recording: { bytes: 5000 } },
      { number: 1, text: '我写的', recording: null },
    ])
  })

  it('gets its text after the practice was finished, once, and the grades of before are gone [AIN-2]', async () => {
    const { answers } = (await record(recordingOf(5000))).data
    await answer({ number: '1', text: '我负责调试' })
    await student.call(finishPractice, { id })
    expect((await student.call(evaluatePractice, { id })).data.evaluation?.answers).toMatchObject([{ number: 1 }])
    const told = (await answer({ text: '我负责电机驱动', former: answers[0]!.saved_at })).data
    expect([told.answers[0]!.text, told.evaluation]).toEqual(['我负责电机驱动', null])
    expect((await student.call(evaluatePractice, { id })).data.evaluation?.answers).toHaveLength(2)
    expect((await answer({ text: '另一个说法', former: told.answers[0]!.saved_at })).code).toBe(codes.conflict)
  })

  it('is its student’s alone', async () => {
    await record(recordingOf(5000))
    const other = world.browser()
    expect((await load(undefined, other)).json().code).toBe(codes.notLoggedIn)
    await other.logIn('13800000003')
    expect((await load(undefined, other)).json().code).toBe(codes.notFound)
    expect((await keep(randomUUID(), 0, recordingOf(50), '0', other)).code).toBe(codes.notFound)
    expect((await keep(randomUUID(), 0, recordingOf(50), '7')).code).toBe(codes.notFound)
    expect(await stored()).toHaveLength(1)
  })
})

describe('the bytes of recordings', () => {
  it('go with their practice at once', async () => {
    await record(recordingOf(5000))
    await student.call(deletePractice, { id })
    expect([await stored(), await store.db.select().from(practiceParts)]).toEqual([[], []])
  })

  it('go after thirty days, and where twenty later practices are kept', async () => {
    const userId = await student.whoAmI()
    await record(recordingOf(5000))
    let now = NOW
    const kept = createPractices(store.db, files, () => now)
    const wish = { ...WISH, deliveryId: null }
    for (let count = 0; count < 19; count += 1) await kept.start(userId, wish)
    expect(await stored()).toHaveLength(1)
    const latest = (await kept.start(userId, wish))!
    expect(await stored()).toEqual([])
    id = latest
    await record(recordingOf(5000))
    now += 30 * DAY + 1
    await kept.sweep()
    expect(await stored()).toEqual([])
  })

  it('go a day after they were sent where no answer has them', async () => {
    const take = randomUUID()
    await keep(take, 0, recordingOf(5000))
    await record(recordingOf(6000), '1')
    let now = NOW + DAY
    const recordings = createRecordings(store.db, files, () => now)
    await recordings.sweep()
    expect(await stored()).toHaveLength(2)
    now += 1
    await recordings.sweep()
    expect(await stored()).toHaveLength(1)
    expect(await store.db.select().from(practiceParts)).toMatchObject([{ number: 1 }])
  })

  it('stay where a recording began a day ago and is still being sent', async () => {
    const bytes = recordingOf(5000)
    const take = randomUUID()
    await keep(take, 0, bytes.subarray(0, 4000))
    const recordings = createRecordings(store.db, files, () => NOW + DAY + 1)
    const rest = { id, number: 0, take, start: 4000, bytes: bytes.subarray(4000) }
    expect(await recordings.keep(await student.whoAmI(), rest)).toBe(5000)
    await recordings.sweep()
    expect(await stored()).toHaveLength(2)
    await answer({ take, bytes: '5000', seconds: '9' })
    expect((await load()).rawPayload.equals(bytes)).toBe(true)
  })

  it('are no orphans to whoever sweeps the files of resumes', async () => {
    await record(recordingOf(5000))
    const [file] = await stored()
    const old = new Date(NOW - DAY)
    await utimes(join(directory, name, file!), old, old)
    await createResumeFiles(store.db, files, () => NOW).sweep()
    expect(await stored()).toEqual([file])
  })

  it('are those of a recording, and not too many', async () => {
    expect((await keep(randomUUID(), 0, Buffer.from('<html></html>'))).code).toBe(codes.fileType)
    expect((await keep(randomUUID(), 0, Buffer.concat([Buffer.alloc(4), Buffer.from('ftypisom')]))).code).toBe(codes.ok)
    const take = randomUUID()
    await keep(take, 0, recordingOf(5000))
    const part = practiceLimits.part
    expect((await keep(take, 5000, Buffer.alloc(part + 20_000))).code).toBe(codes.fileTooLarge)
    const sizeOf = (bytes: number) => store.db.update(practiceParts).set({ size: bytes })
    await sizeOf(24 * 1024 * 1024 - 100)
    expect((await keep(take, 24 * 1024 * 1024 - 100, Buffer.alloc(101))).code).toBe(codes.fileTooLarge)
    await sizeOf(128 * 1024 * 1024 - 50)
    const { code, msg } = await keep(randomUUID(), 0, recordingOf(101))
    expect([code, msg]).toEqual([codes.refused, '录制内容最多保存 256 MB，请先删除以前的练习'])
    expect((await keep(randomUUID(), 0, recordingOf(100))).data).toEqual({ kept: 100 })
  })
})
