import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { getAttachment } from '../../../contract/calls/resume.ts'
import { resumeFiles } from '../../../server/areas/resume/schema.ts'
import type { Files } from '../../../server/platform/files/files.ts'
import { PATIENCE } from '../../../server/platform/platform.ts'
import { upload } from '../world/multipart.ts'
import { pdfOf } from '../world/sample-files.ts'
import { openStore, type Store } from '../world/store.ts'
import { type Browser, createWorld, ownScript, type World } from '../world.ts'

const CHUNK = Buffer.alloc(65_536)

/** Files as large as no socket holds by itself; how many of them are open is seen. */
function endlessFiles() {
  const open = new Set<Readable>()
  const files: Files = {
    put: async () => {},
    copy: async () => true,
    async get() {
      const stream = new Readable({
        read() {
          this.push(CHUNK)
        },
      })
      open.add(stream)
      stream.once('close', () => open.delete(stream))
      return { size: 2 ** 40, stream }
    },
    has: async () => true,
    remove: async () => {},
    async *list() {},
  }
  return { files, open }
}

let store: Store
let world: World
let open: ReadonlySet<Readable>
beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.close())

async function begin(stalled: number) {
  const endless = endlessFiles()
  open = endless.open
  world = await createWorld(store.db, { files: endless.files, patience: { ...PATIENCE, stalled } })
  await world.app.listen({ port: 0, host: '127.0.0.1' })
}
afterEach(async () => {
  await world.close()
  await store.db.delete(resumeFiles)
})

async function student(phone: string) {
  const browser = world.browser()
  await browser.logIn(phone)
  const { data } = await upload(browser, { purpose: 'attachment' }, pdfOf('a'))
  return { browser, url: `${getAttachment.path}?public_source=1&id=${data.attachment?.id}` }
}

/** Asks for a file and takes none of it. */
function ask({ browser, url }: { browser: Browser; url: string }) {
  const { port } = world.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').pause()
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = Object.entries({ host: 'univ.localhost', cookie, ...ownScript })
  socket.write(`GET ${url} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
  return socket
}

it('hangs up on who takes nothing of a file, and lets go of it', async () => {
  await begin(200)
  const socket = ask(await student('13800000001'))
  await expect.poll(() => open.size).toBe(1)
  await expect.poll(() => open.size).toBe(0)
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  socket.resume()
  await closed
})

it('sends one account four files at once and all accounts thirty-two, and opens no more', async () => {
  await begin(PATIENCE.stalled)
  const sockets = []
  const refused = async ({ browser, url }: Awaited<ReturnType<typeof student>>) =>
    (await browser.request({ method: 'GET', url })).statusCode
  for (let account = 1; account <= 8; account += 1) {
    const one = await student(`138000000${String(account).padStart(2, '0')}`)
    for (let file = 0; file < 4; file += 1) sockets.push(ask(one))
    await expect.poll(() => open.size).toBe(4 * account)
    expect(await refused(one)).toBe(503)
  }
  const other = await student('13800000009')
  expect([await refused(other), open.size]).toEqual([503, 32])
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => open.size).toBe(0)
  sockets.push(ask(other))
  await expect.poll(() => open.size).toBe(1)
  for (const socket of sockets) socket.destroy()
})
