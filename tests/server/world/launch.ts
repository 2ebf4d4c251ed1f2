import { type ChildProcess, spawn } from 'node:child_process'
import { request } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Browser, Jar } from '../world.ts'

/** A server in a process of its own, on a free port. */
export interface Launched {
  readonly child: ChildProcess
  /** Once it has ended; what it said by then. */
  readonly ended: Promise<{ code: number | null; stdout: string; stderr: string }>
  /** What the pattern's group is in its output, once it is there. */
  untilLine(pattern: RegExp): Promise<string>
  end(signal: NodeJS.Signals): Promise<number | null>
}

export function launch(env: Record<string, string>): Launched {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  return {
    child,
    ended: exited.then((code) => ({ code, stdout, stderr })),
    untilLine: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(stdout)?.[1]
          if (found) resolve(found)
        }
        look()
        child.stdout.on('data', look)
        child.once('exit', () => reject(new Error(`ended before ${pattern}: ${stderr}`)))
      }),
    end(signal) {
      child.kill(signal)
      return exited
    },
  }
}

/** A server of another process as one that browsers of tests can visit; they come through a proxy on this machine. */
export function reach(port: number) {
  const inject = (options: Sent) =>
    new Promise((resolve, reject) => {
      const { method, url, payload, remoteAddress } = options
      const headers = { ...options.headers, 'x-forwarded-for': remoteAddress }
      const sent = request({ port, host: '127.0.0.1', path: url, method, headers }, (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (chunk) => {
          body += chunk
        })
        response.on('end', () => {
          const cookies = (response.headers['set-cookie'] ?? []).map(cookieOf)
          resolve({
            statusCode: response.statusCode,
            headers: response.headers,
            body,
            json: () => JSON.parse(body),
            cookies,
          })
        })
      })
      sent.once('error', reject)
      sent.end(payload)
    })
  const app = { inject } as unknown as FastifyInstance
  return {
    port,
    /** @param jar cookies of the same browser at another process */
    browser(address: string, { host = 'univ.localhost', jar = new Jar() } = {}): Browser {
      return Object.assign(new Browser(app, host, address, {}, Date.now), { jar })
    },
  }
}

interface Sent {
  readonly method: string
  readonly url: string
  readonly payload?: string | Buffer
  readonly remoteAddress: string
  readonly headers: Record<string, string>
}

function cookieOf(line: string) {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  const [, maxAge] = /; Max-Age=(\d+)/i.exec(line) ?? []
  return { name, value, maxAge: maxAge === undefined ? undefined : Number(maxAge) }
}
