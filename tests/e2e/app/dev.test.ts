import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld } from '../world.ts'

let directory: string
let child: ChildProcessByStdio<null, Readable, null>
let port: number

async function isFree(candidate: number): Promise<boolean> {
  const probe = createServer().listen(candidate, '127.0.0.1')
  const free = await Promise.race([once(probe, 'listening').then(() => true), once(probe, 'error').then(() => false)])
  probe.close()
  return free
}

/** The server takes one port, the client the one above; the system gives away those from 32,768 on by itself. */
async function freePair(candidate = 20_000 + Math.floor(Math.random() * 12_000)): Promise<number> {
  const free = (await isFree(candidate)) && (await isFree(candidate + 1))
  return free ? candidate : freePair(candidate + 2)
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'qihang-dev-'))
  port = await freePair()
  const { PATH = '' } = process.env
  child = spawn(process.execPath, ['scripts/dev.ts'], {
    env: { PATH, PORT: String(port), DATA_DIR: directory },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('hot updates')) break
  child.stdout.resume()
})
afterAll(async () => {
  if (child.exitCode === null) {
    const ended = once(child, 'exit')
    child.kill()
    await ended
  }
  await rm(directory, { recursive: true, force: true })
})

const world = createWorld(() => port + 1)

/** Milliseconds; each module is made when it is first asked for. */
const PATIENCE = 120_000

it('the product starts once and without a complaint while it is developed', async () => {
  const first = await world.visit()
  first.context.setDefaultTimeout(PATIENCE)
  // Vite finds out what the product is made of, and may load the page anew meanwhile.
  first.complaints.expect(/./)
  await first.open()
  await first.page.getByRole('contentinfo').waitFor()

  const visitor = await world.visit({ host: 'main' })
  visitor.context.setDefaultTimeout(PATIENCE)
  await visitor.open('/positionList')
  await visitor.page.getByRole('heading', { level: 3 }).first().waitFor()
  expect(await visitor.page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['全部职位'])
})
