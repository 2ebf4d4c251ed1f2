import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Usage } from './meter.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A server in a process of its own on a loopback port. */
export interface MeasuredServer {
  readonly port: number
  /** @param options.collect garbage first, for a memory figure that means something */
  usage(options?: { collect: boolean }): Promise<Usage>
  stop(): Promise<void>
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Long enough to write a large demonstration on a busy machine. */
const START_LIMIT = 180_000

async function isAnswering(child: ChildProcess, port: number): Promise<void> {
  for (const began = performance.now(); performance.now() - began < START_LIMIT; await wait(50)) {
    if (child.exitCode !== null) throw new Error(`the server ended with exit code ${child.exitCode}`)
    const [answer] = await Promise.allSettled([fetch(`http://127.0.0.1:${port}/healthz`)])
    if (answer.status === 'fulfilled' && answer.value.ok) return
  }
  throw new Error('the server did not start')
}

async function start(script: string, env: Record<string, string>): Promise<MeasuredServer> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--expose-gc', '--import', here('meter.ts'), script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH ?? '', ...env, PORT: String(port) },
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  try {
    await isAnswering(child, port)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    port,
    async usage({ collect } = { collect: false }) {
      const answered = once(child, 'message')
      child.send(collect)
      const [usage] = await answered
      return usage as Usage
    },
    stop,
  }
}

/**
 * The product's own server with the demonstration's data in a folder that goes with it, as a visitor in production has
 * it: without the inspector, unless that is what is measured.
 * @param options.scale times the demonstration's companies and positions
 * @param options.redisUrl of the Redis that keeps its short-lived state; '' for its own memory
 */
export async function startProduct({ inspector = false, scale = 1, redisUrl = '' } = {}): Promise<MeasuredServer> {
  const folder = await mkdtemp(join(tmpdir(), 'qihang-bench-'))
  const clean = () => rm(folder, { recursive: true, force: true })
  try {
    const server = await start(here('../../server/main.ts'), {
      DATA_DIR: folder,
      DEMO: '1',
      INSPECTOR: inspector ? '1' : '0',
      SEED_SCALE: String(scale),
      TRUST_PROXY: 'loopback',
      REDIS_URL: redisUrl,
      SECRET: 'a secret that only the measurements use',
    })
    return { ...server, stop: () => server.stop().finally(clean) }
  } catch (error) {
    await clean()
    throw error
  }
}

/** Bare node:http that gives one and the same answer. */
export const startBare = (answer: { headers: Record<string, string>; body: string }) =>
  start(here('bare.ts'), { ANSWER: JSON.stringify(answer) })

/** The product with so many students logged in, for their streams. */
export const startStreams = (students: number) => start(here('live-server.ts'), { STUDENTS: String(students) })

/** The built files of a folder. */
export const startFiles = (folder: string) => start(here('files.ts'), { FOLDER: folder })
