import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
import { DirectoryInUse, lockDirectory } from '../../../server/platform/db/locks/lock.ts'
import { type Launched, launch } from '../world/launch.ts'

let directory: string
const running = new Set<Launched>()

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'qihang-server-'))
})
afterEach(async () => {
  await Promise.all([...running].map(({ end }) => end('SIGKILL')))
  running.clear()
  await rm(directory, { recursive: true, force: true })
})

/** As an earlier start left it. */
const seed = () => cp(inject('seededDirectory'), directory, { recursive: true })

function begin(env: Record<string, string>): Launched {
  const launched = launch({ DATA_DIR: directory, ...env })
  running.add(launched)
  return launched
}

async function start(): Promise<Launched & { port: number }> {
  const launched = begin({ DEMO: '1' })
  const port = await launched.untilLine(/"address":"http:\/\/127\.0\.0\.1:(\d+)"/)
  return { ...launched, port: Number(port) }
}

interface Reply {
  readonly body: { code: number; data: Record<string, string> }
  readonly cookies: string[]
}

function ask(port: number, path: string, cookie = '', form?: string): Promise<Reply> {
  const headers = { host: 'univ.localhost', origin: 'http://univ.localhost', accept: 'application/json', cookie }
  const type = 'application/x-www-form-urlencoded'
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, method: form ? 'POST' : 'GET' }
    const sent = request({ ...options, headers: form ? { ...headers, 'content-type': type } : headers }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => {
        const cookies = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '')
        resolve({ body: JSON.parse(text), cookies })
      })
    })
    sent.once('error', reject)
    sent.end(form)
  })
}

/** Logs in over HTTP by code, as the demonstration's first student; the session's cookie. */
async function logIn(port: number): Promise<string> {
  const shown = await ask(port, '/api/site/getloginqrcode?page=p')
  const browser = shown.cookies.join('; ')
  const { waiting } = (await ask(port, '/demo')).body as unknown as { waiting: { address: string }[] }
  const scene = new URL(waiting[0]?.address ?? '').searchParams.get('scene')
  await ask(port, '/m/scan', '', `scene=${scene}&decision=confirm&user_id=1`)
  const polled = await ask(port, `/api/user/loginbyqrcode?uuid=${shown.body.data.UUID}`, browser)
  return polled.cookies.join('; ')
}

it('keeps every acknowledged login through a kill -9, and starts again over the dead one’s lock', async () => {
  await seed()
  const first = await start()
  const session = await logIn(first.port)
  await first.end('SIGKILL')
  expect(await readdir(directory)).toContain('server.lock')
  const second = await start()
  const { body } = await ask(second.port, '/api/user/getcommon', session)
  expect([body.code, body.data.name]).toEqual([0, '林小满'])
  expect(await second.end('SIGTERM')).toBe(0)
  expect((await readdir(directory)).toSorted()).toEqual(['files', 'pglite'])
}, 120_000)

it('starts over where the very first start was killed half-way', async () => {
  const { end, ended } = begin({ DEMO: '1' })
  await vi.waitUntil(() => existsSync(join(directory, 'pglite.unfinished')), { timeout: 60_000, interval: 20 })
  await end('SIGKILL')
  expect((await ended).stdout).toBe('')
  const { port } = await start()
  expect((await ask(port, '/api/site/getsiteinfo?domain=univ.localhost')).body.code).toBe(0)
}, 120_000)

it('refuses a second process on the same directory, in a sentence', async () => {
  await seed()
  const { child, end } = await start()
  const { code, stderr } = await begin({ DEMO: '1' }).ended
  expect([code, stderr]).toEqual([
    1,
    `The data directory ${directory} is in use by process ${child.pid}; stop that one, or set DATA_DIR to another directory.\n`,
  ])
  expect(await end('SIGINT')).toBe(0)
}, 120_000)

it.each([
  [{ PORT: 'x' }, 'The setting PORT must be a port number.\n'],
  [
    { TRUST_PROXY: '1' },
    'The setting TRUST_PROXY must name the networks of the proxies before the server, such as loopback or 10.0.0.0/8, 192.168.1.4; leave it out where there is none.\n',
  ],
  [
    { DEMO: '1', HOST: '0.0.0.0' },
    'The setting DEMO=1 lets anyone log in as anyone, so HOST must be an address of this machine alone, such as 127.0.0.1; set DEMO_IN_PRODUCTION=1 too if HOST=0.0.0.0 is meant.\n',
  ],
  [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'The database that DATABASE_URL names does not answer.\n'],
  [
    { REDIS_URL: 'redis://127.0.0.1:1', SECRET: 's'.repeat(32) },
    'The Redis that REDIS_URL names does not answer: ECONNREFUSED.\n',
  ],
])(
  'stops with a sentence for %j',
  async (env, sentence) => {
    const { code, stderr } = await begin(env as Record<string, string>).ended
    expect([code, stderr]).toEqual([1, sentence])
  },
  120_000,
)

it('ends at once where another process took its directory over', async () => {
  await seed()
  const { port, ended } = await start()
  await writeFile(join(directory, 'server.lock'), '{"id":"another","pid":1,"began":"1"}')
  const { code, stdout } = await ended
  expect([code, stdout]).toEqual([1, expect.stringContaining('the database is lost to another process')])
  await expect(ask(port, '/healthz')).rejects.toThrow('ECONNREFUSED')
}, 120_000)

it('takes over the lock of a dead process, of a reused number, and a broken one', async () => {
  const path = join(directory, 'server.lock')
  for (const left of ['{"pid":999999999,"began":"1"}', `{"pid":${process.ppid},"began":"another"}`, '{', '']) {
    await writeFile(path, left)
    const lock = await lockDirectory(directory)
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse)
    await lock.release()
    expect(await readdir(directory)).toEqual([])
  }
})
