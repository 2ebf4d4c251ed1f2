import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** The product's own server as a process of its own, with a data directory of its own. */
export interface Server {
  readonly port: number
  /** As kill -9 does; the data directory stays. */
  kill(): Promise<void>
  /** On the same port and data. */
  restart(): Promise<void>
  /** Moves the server's clock, and nobody else's. */
  passFiveMinutes(): Promise<void>
  /** Ends it in peace and deletes its data. */
  remove(): Promise<void>
}

/**
 * @param settings beside those of every test's server
 * @throws where the server ends before it listens, with what it said
 */
export async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  const directory = await mkdtemp(join(tmpdir(), 'qihang-e2e-'))
  let running = await launch(directory, 0, settings)
  const { port } = running
  const end = async (signal: NodeJS.Signals) => {
    const { process } = running
    if (process.exitCode !== null || process.signalCode !== null) return
    process.kill(signal)
    await once(process, 'exit')
  }
  return {
    port,
    kill: () => end('SIGKILL'),
    async restart() {
      running = await launch(directory, port, settings)
    },
    async passFiveMinutes() {
      const { stdout } = running.process
      const later = new Promise<void>((resolve) => {
        stdout.on('data', (chunk: Buffer) => String(chunk).includes('five minutes later') && resolve())
      })
      running.process.kill('SIGUSR2')
      await later
    },
    async remove() {
      await end('SIGTERM')
      await rm(directory, { recursive: true, force: true })
    },
  }
}

type Running = { process: ChildProcessByStdio<null, Readable, null>; port: number }

async function launch(directory: string, port: number, settings: Record<string, string>): Promise<Running> {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, ['--import', './tests/e2e/world/moving-clock.ts', 'server/main.ts'], {
    env: { PATH, PORT: String(port), DATA_DIR: directory, DEMO: '1', LOG_LEVEL: 'info', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /"address":"([^"]+)".*"listening"/.exec(line)?.[1]
    if (!address) continue
    child.stdout.resume()
    return { process: child, port: Number(new URL(address).port) }
  }
  throw new Error('the server ended before it listened')
}
