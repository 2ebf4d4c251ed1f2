import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { inject } from 'vitest'
import { copyOfSeeded } from '../../seeded-directory.ts'

/** The product's own server as a process of its own, with a data directory of its own. */
export interface Server {
  readonly port: number
  /** As kill -9 does; the data directory stays. */
  kill(): Promise<void>
  /** On the same port and data. */
  restart(): Promise<void>
  /** Moves the server's clock, and nobody else's. */
  passFiveMinutes(): Promise<void>
  /**
   * Ends it in peace and deletes its data.
   * @throws where its log holds a phone, a password or an address's query, or tells of an error of its own
   */
  remove(): Promise<void>
}

/**
 * @param settings beside those of every test's server
 * @param seeded the data that it begins with
 * @throws where the server ends before it listens, with what it said
 */
export async function startServer(
  settings: Record<string, string> = {},
  seeded = inject('seededDirectory'),
): Promise<Server> {
  const directory = await copyOfSeeded(seeded)
  const logged: string[] = []
  let running = await launch(directory, 0, settings, logged)
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
      running = await launch(directory, port, settings, logged)
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
      const telling = logged.filter((line) => OF_PEOPLE.test(line))
      if (telling.length > 0) throw new Error(`the log tells of people:\n${telling.slice(0, 5).join('\n')}`)
      const errors = logged.filter((line) => JSON.parse(line).level >= ERROR)
      if (errors.length > 0) throw new Error(`the log tells of errors:\n${errors.slice(0, 5).join('\n')}`)
    },
  }
}

/** Pino's level of what went wrong. */
const ERROR = 50

type Running = { process: ChildProcessByStdio<null, Readable, null>; port: number }

/** A phone of the mainland or of Taiwan, the demonstration's password, the query of an address. */
const OF_PEOPLE = /(?<!\d)(1[3-9]\d{9}|(886|0)9\d{8})(?!\d)|Demo@2026|\?/

/** @param logged takes the log's lines, which are JSON; what the demonstration tells the terminal is not */
async function launch(
  directory: string,
  port: number,
  settings: Record<string, string>,
  logged: string[],
): Promise<Running> {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, ['--import', './tests/e2e/world/moving-clock.ts', 'server/main.ts'], {
    env: { PATH, PORT: String(port), DATA_DIR: directory, DEMO: '1', LOG_LEVEL: 'info', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server ended before it listened')))
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{')) logged.push(line)
      const address = /"address":"([^"]+)".*"listening"/.exec(line)?.[1]
      if (address) resolve({ process: child, port: Number(new URL(address).port) })
    })
  })
}
