import { type ChildProcess, spawn } from 'node:child_process'
import { createClient } from 'redis'
import { freePort } from './free-port.ts'

/** A Redis of the test's own, in memory alone. */
export interface TestRedis {
  readonly url: string
  /** Ends it at once; what it held is lost. */
  kill(): Promise<void>
  /** Starts it anew on the same port. */
  start(): Promise<void>
  /** It keeps its connections and answers nothing, until `resume`. */
  suspend(): void
  resume(): void
  /** Sends one command, by a connection of its own. */
  command(...words: string[]): Promise<unknown>
}

/** @param settings more of what redis-server takes */
export async function startRedis(...settings: string[]): Promise<TestRedis> {
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  let server: ChildProcess | null = null

  async function start() {
    const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...settings]
    server = spawn('redis-server', flags, { stdio: ['ignore', 'pipe', 'ignore'] })
    const { stdout } = server
    await new Promise<void>((resolve, reject) => {
      server?.once('error', () => reject(new Error('The tests need Redis: apt-get install redis-server')))
      server?.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)))
      stdout?.on('data', (chunk) => String(chunk).includes('Ready to accept connections') && resolve())
    })
  }

  async function kill() {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((resolve) => server?.once('exit', resolve))
    server.kill('SIGKILL')
    await ended
  }

  await start()
  return {
    url,
    kill,
    start,
    suspend: () => server?.kill('SIGSTOP'),
    resume: () => server?.kill('SIGCONT'),
    async command(...words) {
      const client = await createClient({ url }).connect()
      const reply = await client.sendCommand(words)
      client.destroy()
      return reply
    },
  }
}
