import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request as ask } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FILE_MAX, uploadResume } from '../../../contract/calls/resume.ts'
import { codes } from '../../../contract/codes.ts'
import { resumeFiles } from '../../../server/areas/resume/schema.ts'
import { createMemoryEphemeral } from '../../../server/platform/ephemeral/ephemeral.ts'
import { createDirectoryFiles } from '../../../server/platform/files/directory-files.ts'
import type { Files } from '../../../server/platform/files/files.ts'
import { PATIENCE } from '../../../server/platform/platform.ts'
import { multipart, type Part, partsOf, sendForm, upload } from '../world/multipart.ts'
import { docxOf, exe, pdfOf } from '../world/sample-files.ts'
import { openStore, type Store } from '../world/store.ts'
import { type Browser, createWorld, ownScript, type World } from '../world.ts'

const MINUTE = 60_000
const SENTENCE = 'I built a scheduler for the campus network at Jianglin University'

let store: Store
let world: World
let files: Files
let directory: string
let student: Browser
let port: number

beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.close())
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'qihang-uploads-'))
  files = createDirectoryFiles(directory, randomUUID())
  world = await createWorld(store.db, { files })
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  port = (world.app.server.address() as AddressInfo).port
  student = world.browser()
  await student.logIn('13800000001')
})
afterEach(async () => {
  await world.close()
  await store.db.delete(resumeFiles)
  await rm(directory, { recursive: true, force: true })
})

async function kept() {
  const bytes: string[] = []
  for await (const part of files.list()) bytes.push(...part.map(({ id }) => id))
  const rows = await store.db.select({ id: resumeFiles.id }).from(resumeFiles)
  expect(bytes.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
  return rows.length
}

const attachment = { purpose: 'attachment' } as const
const pdf = pdfOf(SENTENCE)
const codeOf = async (answer: Promise<{ code: number }>) => (await answer).code

describe('a resume', () => {
  it('is read and given back, and nothing of it is kept [RES-3]', async () => {
    const { code, data } = await upload(student, { purpose: 'resume' }, pdf)
    expect([code, data.attachment, JSON.stringify(data.parsed).includes(SENTENCE)]).toEqual([0, null, true])
    expect(await kept()).toBe(0)
  })

  it('is kept as it was sent where that is wanted [RES-3] [RES-6]', async () => {
    const docx = await docxOf(SENTENCE, 'Lin Xiaoman')
    const { data } = await upload(student, { purpose: 'resume', keep: '1' }, docx, '林小满.docx')
    expect(data.attachment).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      name: '林小满.docx',
      type: 'docx',
      size: docx.length,
      created_at: '2026-11-20T09:00:00.000Z',
    })
    expect(JSON.stringify(data.parsed)).toContain(SENTENCE)
    const stored = await files.get(data.attachment?.id ?? '')
    expect(stored && (await buffer(stored.stream)).equals(docx)).toBe(true)
  })

  const foreign: readonly [string, Buffer][] = [
    ['a program that is called a pdf', exe],
    ['a page that holds a pdf', Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), pdf])],
    ['a script that holds a pdf', Buffer.concat([Buffer.from('/*'), pdf, Buffer.from('*/alert(1)')])],
    ['a picture of vectors', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing at all', Buffer.alloc(0)],
  ]
  it.each<readonly [string, Buffer, number]>([
    ...foreign.map(([what, bytes]) => [what, bytes, codes.fileType] as const),
    ['a pdf that breaks off', pdf.subarray(0, 300), codes.fileUnreadable],
    ['a pdf without text', pdfOf(''), codes.fileScanned],
  ])('a resume that is %s says so, and is not kept, though that is wanted [RES-3]', async (_, bytes, code) => {
    const answer = await upload(student, { purpose: 'resume', keep: '1' }, bytes, 'resume.pdf')
    expect([answer.status, answer.code, answer.data, await kept()]).toEqual([200, code, null, 0])
  })

  it.each(foreign)('a file that is %s is no attachment either [RES-6]', async (_, bytes) => {
    expect(await codeOf(upload(student, attachment, bytes, 'resume.pdf'))).toBe(codes.fileType)
    expect(await kept()).toBe(0)
  })
})

describe('a name', () => {
  it.each([
    ['我的简历.pdf', '我的简历.pdf'],
    ['../../../../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\lin\\简历.PDF', '简历.pdf'],
    ['resume.exe', 'resume.exe.pdf'],
    ['a\u0000b\u0007\u001b[31m\u007f.pdf', 'ab[31m.pdf'],
    ['lin\u202efdp.exe', 'linfdp.exe.pdf'],
    ['  .htaccess', 'htaccess.pdf'],
    ['..', 'file.pdf'],
    ['', 'file.pdf'],
    [`${'长'.repeat(400)}.pdf`, `${'长'.repeat(116)}.pdf`],
    [`${'a'.repeat(115)}😀.pdf`, `${'a'.repeat(115)}.pdf`],
    ["it's 100% (new)*.pdf", "it's 100% (new)*.pdf"],
  ])('%j is kept as %j, and is no path, no line of the log and no address [RES-6]', async (sent, shown) => {
    const answer = await upload(student, attachment, pdf, sent)
    expect([answer.code, answer.data?.attachment?.name]).toEqual([0, shown])
    expect(await kept()).toBe(1)
    expect(JSON.stringify([...(await names())])).not.toContain('.pdf')
    for (const secret of [SENTENCE, '简历', 'passwd', 'htaccess', '长长', '?'].filter((one) => one !== '')) {
      expect(world.logged()).not.toContain(secret)
    }
  })

  const names = async () => {
    const ids: string[] = []
    for await (const part of files.list()) ids.push(...part.map(({ id }) => id))
    return ids
  }
})

describe('a file that is too large [RES-3] [API-2]', () => {
  it('is taken up to ten megabytes and refused from the next byte on', async () => {
    const full = Buffer.concat([pdf, Buffer.alloc(FILE_MAX - pdf.length)])
    expect(await codeOf(upload(student, attachment, full))).toBe(0)
    const { status, code, msg } = await upload(student, attachment, Buffer.concat([full, Buffer.alloc(1)]))
    expect([status, code, await kept()]).toEqual([200, codes.fileTooLarge, 1])
    expect(msg).toContain('10')
  })

  const form = multipart(partsOf(attachment, Buffer.alloc(11 * 1024 * 1024)))

  it.each([
    ['said before', { 'content-length': String(form.payload.length) }],
    ['never said', { 'transfer-encoding': 'chunked' }],
  ])('gets its answer whole, and the connection goes on, where its size is %s', async (_, length) => {
    const { answer, socketsUsed } = await sendTwice({ ...form.headers, ...length }, form.payload)
    expect(answer).toMatchObject({ code: codes.fileTooLarge, data: null })
    expect(socketsUsed).toBe(1)
  })

  it('is refused before a byte of it comes, by its own account', async () => {
    expect(await answerToHead({ ...form.headers, 'content-length': String(form.payload.length) })).toMatchObject({
      code: codes.fileTooLarge,
    })
  })

  it('a file that never ends is hung up on', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.resume()
    socket.write(headOf({ ...form.headers, 'transfer-encoding': 'chunked' }))
    const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(0x10_00_00), Buffer.from('\r\n')])
    let sent = 0
    const pour = () => {
      while (!socket.destroyed && socket.write(chunk)) sent += chunk.length
      sent += chunk.length
    }
    socket.on('drain', pour)
    pour()
    await closed
    expect(sent).toBeLessThan(256 * 1024 * 1024)
  })

  /** Two requests, by one connection where the server keeps it open; what the first was answered with. */
  async function sendTwice(headers: Record<string, string>, payload: Buffer) {
    const sockets = new Set<unknown>()
    const { Agent } = await import('node:http')
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const send = (head: Record<string, string>, body: Buffer) =>
      new Promise<string>((resolve, reject) => {
        const sent = ask(
          { agent, port, host: '127.0.0.1', method: 'POST', path: uploadResume.path, headers: { ...own(), ...head } },
          (response) => text(response).then(resolve, reject),
        )
        sent.on('socket', (socket) => sockets.add(socket))
        sent.on('error', reject)
        sent.end(body)
      })
    const answer = JSON.parse(await send(headers, payload))
    const small = multipart(partsOf(attachment, pdf))
    expect(JSON.parse(await send(small.headers, small.payload)).code).toBe(0)
    agent.destroy()
    return { answer, socketsUsed: sockets.size }
  }
})

const own = () => ({
  host: 'univ.localhost:8080',
  ...ownScript,
  cookie: [...student.jar].map(([name, value]) => `${name}=${value}`).join('; '),
})

const headOf = (headers: Record<string, string>) =>
  `POST ${uploadResume.path} HTTP/1.1\r\n${Object.entries({ ...own(), ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

/** What comes back though nothing but the head was sent. */
async function answerToHead(headers: Record<string, string>) {
  const socket = connect(port, '127.0.0.1')
  socket.write(headOf(headers))
  let came = ''
  while (!came.endsWith('}')) came += String((await once(socket, 'data'))[0])
  socket.destroy()
  return JSON.parse(came.slice(came.indexOf('\r\n\r\n') + 4))
}

describe('the server refuses before it reads the body of', () => {
  const length = { ...multipart([]).headers, 'content-length': String(5 * 1024 * 1024) }

  it.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }, codes.forbidden],
    ['from a form of ours, not its script', { 'sec-fetch-dest': 'document' }, codes.forbidden],
    ['from nobody who is logged in', { cookie: '' }, codes.notLoggedIn],
    ['with a session that is made up', { cookie: `session_id=${'a'.repeat(43)}` }, codes.notLoggedIn],
    [
      'as something else than a form with a file',
      { 'content-type': 'multipart/mixed; boundary=a' },
      codes.badParameters,
    ],
  ])('an upload %s [RES-3]', async (_, headers, code) => {
    expect(await answerToHead({ ...length, ...headers })).toMatchObject({ code, data: null })
  })

  it('an upload of an employer', async () => {
    const employer = world.browser()
    await employer.logInEmployer('13900000001')
    expect(await codeOf(upload(employer, attachment, pdf))).toBe(codes.notLoggedIn)
  })

  it('the twenty-first upload within a minute, and takes the next minute’s', async () => {
    for (let time = 0; time < 20; time += 1) {
      expect(await codeOf(upload(student, attachment, exe))).toBe(codes.fileType)
    }
    expect(await answerToHead(length)).toMatchObject({ code: codes.refused })
    world.advance(MINUTE)
    expect(await codeOf(upload(student, attachment, pdf))).toBe(0)
  })

  it('the two hundred and first upload from an address within a minute, whoever sends it', async () => {
    for (let account = 2; account <= 11; account += 1) {
      const other = world.browser()
      await other.logIn(`138000000${String(account).padStart(2, '0')}`)
      for (let time = 0; time < 20; time += 1) await upload(other, attachment, exe)
    }
    expect(await answerToHead(length)).toMatchObject({ code: codes.refused })
  })
})

describe('a form', () => {
  const file: Part = { name: 'file', value: pdf, filename: 'a.pdf' }
  const purpose: Part = { name: 'purpose', value: 'attachment' }
  const many = Array.from({ length: 1000 }, (_, at) => ({ name: `n${at}`, value: 'x' }))

  it.each([
    ['without a file', [purpose]],
    ['without a purpose', [file]],
    ['with another purpose', [{ name: 'purpose', value: 'virus' }, file]],
    ['with two files', [purpose, file, file]],
    ['with a file elsewhere', [purpose, { ...file, name: 'other' }]],
    ['with a file as a field', [purpose, { name: 'file', value: 'text' }]],
    ['with a thousand fields', [purpose, ...many, file]],
    ['with a thousand fields after its file', [purpose, file, ...many]],
    ['with a thousand files', [purpose, ...many.map(({ name }) => ({ ...file, name }))]],
    ['with a field of a megabyte', [{ name: 'purpose', value: 'a'.repeat(1_000_000) }, file]],
    ['with a field that says twice', [purpose, purpose, file]],
    ['with a field that is everybody’s', [purpose, { name: '__proto__', value: 'x' }, file]],
    ['with a cut that is none', [purpose, { name: 'cut', value: '{"x":-1,"y":0,"width":9}' }, file]],
    ['with nothing in it', []],
  ] as [string, Part[]][])('%s is refused, and nothing kept', async (_, parts) => {
    const { status, code } = await sendForm(student, multipart(parts))
    expect([status, code, await kept()]).toEqual([400, codes.badParameters, 0])
  })

  it.each([
    ['breaks off before its end', multipart(partsOf(attachment, pdf), { end: false })],
    [
      'has another boundary than it says',
      { ...multipart(partsOf(attachment, pdf)), headers: { 'content-type': 'multipart/form-data; boundary=other' } },
    ],
    ['has no boundary', { ...multipart(partsOf(attachment, pdf)), headers: { 'content-type': 'multipart/form-data' } }],
    [
      'is not of several parts',
      { payload: 'purpose=attachment', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    ['is JSON', { payload: '{"purpose":"attachment"}', headers: { 'content-type': 'application/json' } }],
  ])('a form that %s is refused, and nothing is kept', async (_, form) => {
    const { status, code } = await sendForm(student, form)
    expect([status, code, await kept()]).toEqual([400, codes.badParameters, 0])
  })

  it('a form that is let go half-way leaves nothing behind, and its place to others', async () => {
    const { payload, headers } = multipart(partsOf(attachment, Buffer.concat([pdf, Buffer.alloc(100_000)])))
    for (let time = 0; time < 6; time += 1) {
      const socket = connect(port, '127.0.0.1')
      socket.write(headOf({ ...headers, 'content-length': String(payload.length) }))
      socket.write(payload.subarray(0, 50_000))
      await once(socket, 'connect')
      await expect.poll(() => held()).toBe(1)
      socket.destroy()
      await expect.poll(() => held()).toBe(0)
    }
    expect(await kept()).toBe(0)
    await expect.poll(() => codeOf(upload(student, attachment, pdf))).toBe(0)
  })

  it('a form whose sender left before its turn holds no place either', async () => {
    const ephemeral = createMemoryEphemeral(Date.now)
    const begun = Promise.withResolvers<void>()
    const left = Promise.withResolvers<void>()
    const waiting: typeof ephemeral = {
      ...ephemeral,
      async increment(key, ttl) {
        if (key.startsWith('account:rate:upload:address')) {
          begun.resolve()
          await left.promise
        }
        return ephemeral.increment(key, ttl)
      },
    }
    const slow = await createWorld(store.db, { files, ephemeral: waiting })
    await slow.app.listen({ port: 0, host: '127.0.0.1' })
    const { port: at } = slow.app.server.address() as AddressInfo
    const sockets = [1, 2].map(() => {
      const socket = connect(at, '127.0.0.1')
      socket.write(headOf({ ...multipart([]).headers, 'content-length': '1000' }))
      return socket
    })
    await begun.promise
    for (const socket of sockets) socket.destroy()
    const connections = () =>
      new Promise<number>((resolve) => slow.app.server.getConnections((_, count) => resolve(count)))
    await expect.poll(connections).toBe(0)
    left.resolve()
    const browser = slow.browser()
    for (const [name, value] of student.jar) browser.jar.set(name, value)
    await expect.poll(() => codeOf(upload(browser, attachment, pdf))).toBe(0)
    await slow.close()
  })

  it('a student’s third form is refused at once beside two slow ones, and another student’s is taken', async () => {
    const ephemeral = createMemoryEphemeral(Date.now)
    let begun = 0
    const counting: typeof ephemeral = {
      ...ephemeral,
      async increment(key, ttl) {
        const count = await ephemeral.increment(key, ttl)
        // The last thing before a form has its place.
        if (key.startsWith('account:rate:upload:address')) begun += 1
        return count
      },
    }
    const busy = await createWorld(store.db, { files, ephemeral: counting })
    await busy.app.listen({ port: 0, host: '127.0.0.1' })
    const { port: at } = busy.app.server.address() as AddressInfo
    const slow = [1, 2].map(() => {
      const socket = connect(at, '127.0.0.1')
      socket.write(headOf({ ...multipart([]).headers, 'content-length': '1000' }))
      return socket
    })
    await expect.poll(() => begun).toBe(2)
    const browser = busy.browser()
    for (const [name, value] of student.jar) browser.jar.set(name, value)
    expect(await codeOf(upload(browser, attachment, pdf))).toBe(codes.refused)
    const other = busy.browser()
    await other.logIn('13800000002')
    expect(await codeOf(upload(other, attachment, pdf))).toBe(0)
    for (const socket of slow) socket.destroy()
    await expect.poll(() => codeOf(upload(browser, attachment, pdf))).toBe(0)
    await busy.close()
  })

  /** Requests that are under way. */
  const held = () => new Promise<number>((resolve) => world.app.server.getConnections((_, count) => resolve(count)))
})

it('a body that comes too slowly is hung up on, and its place is free again [API-2]', async () => {
  const impatient = await createWorld(store.db, {
    files,
    patience: { ...PATIENCE, headers: 100, request: 300, check: 20 },
  })
  await impatient.app.listen({ port: 0, host: '127.0.0.1' })
  const { port: at } = impatient.app.server.address() as AddressInfo
  const { payload, headers } = multipart(partsOf(attachment, pdf))
  const slowly = async () => {
    const socket = connect(at, '127.0.0.1')
    let came = ''
    socket.on('data', (chunk) => {
      came += chunk
    })
    socket.write(headOf({ ...headers, 'content-length': String(payload.length) }))
    socket.write(payload.subarray(0, 200))
    await once(socket, 'close')
    return came
  }
  for (let time = 0; time < 3; time += 1) expect(await slowly()).toMatch(/^HTTP\/1\.1 4\d\d /)
  const browser = impatient.browser()
  for (const [name, value] of student.jar) browser.jar.set(name, value)
  expect(await codeOf(upload(browser, attachment, pdf))).toBe(0)
  await impatient.close()
})
