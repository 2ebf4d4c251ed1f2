import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Answer, CallSpec, Params } from '../../contract/call.ts'
import { checkStudentLogin, login, logout, sendCode } from '../../contract/calls/authentication.ts'
import { createCaptcha, verifyCaptcha } from '../../contract/calls/captcha.ts'
import { type EmployerPurpose, employerLogin, sendEmployerCode, serviceCodes } from '../../contract/calls/employer.ts'
import { channelLogin, schoolLogin } from '../../contract/calls/staff.ts'
import { codes } from '../../contract/codes.ts'
import { encodeParams } from '../../contract/encoding.ts'
import { buildApp } from '../../server/app.ts'
import type { Clock } from '../../server/platform/clock.ts'
import type { Db } from '../../server/platform/db/open.ts'
import { createMemoryEphemeral, type Ephemeral } from '../../server/platform/ephemeral/ephemeral.ts'
import { createDirectoryFiles } from '../../server/platform/files/directory-files.ts'
import type { Files } from '../../server/platform/files/files.ts'
import { createLog } from '../../server/platform/log.ts'
import { PATIENCE, type Patience } from '../../server/platform/platform.ts'
import { readSettings } from '../../server/platform/settings/settings.ts'
import { dragTo } from '../drag.ts'
import { MINIPROGRAM_KEY, signed } from './world/signed.ts'

/** Of every demonstration account. */
export const PASSWORD = 'Demo@2026'

export const ownScript = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' } as const

/** A server in this process on a clock that only tests move. */
export interface World {
  readonly app: FastifyInstance
  /** Everything logged so far. */
  readonly logged: () => string
  advance(milliseconds: number): void
  /**
   * @param address of the network that the visitor comes from
   * @param headers with every request
   */
  browser(host?: string, address?: string, headers?: Record<string, string>): Browser
  close(): Promise<void>
}

interface Differences {
  readonly demo?: boolean
  readonly clientDir?: string
  readonly env?: Record<string, string>
  readonly patience?: Patience
  /** Shared with another server; its own otherwise, as the next. */
  readonly ephemeral?: Ephemeral
  readonly files?: Files
}

export async function createWorld(db: Db, differences: Differences = {}): Promise<World> {
  const { demo = true, clientDir = '/nowhere', env = {}, patience = PATIENCE } = differences
  let now = Date.UTC(2026, 10, 20, 9)
  let logged = ''
  const clock = () => now
  const ephemeral = differences.ephemeral ?? createMemoryEphemeral(clock)
  const directory = await mkdtemp(join(tmpdir(), 'qihang-files-'))
  const files = differences.files ?? createDirectoryFiles(directory, randomUUID())
  const log = createLog('trace', {
    write(line) {
      logged += line
    },
  })
  const settings = {
    ...readSettings({ MINIPROGRAM_KEY, ...env }),
    demo,
    secret: 'a secret that only the tests use, 32+',
  }
  const app = await buildApp(settings, { db, ephemeral, files, clock, log, clientDir, patience })
  return {
    app,
    logged: () => logged,
    advance(milliseconds) {
      now += milliseconds
    },
    browser: (host = 'univ.localhost', address = '127.0.0.1', headers = {}) =>
      new Browser(app, host, address, headers, clock),
    async close() {
      await app.close()
      await ephemeral.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

export interface Answered<D> {
  readonly status: number
  readonly code: number
  readonly msg: string
  readonly data: D
  readonly headers: Record<string, unknown>
}

/** Cookies that go when their time is over, as a browser's do; those that a test sets stay. */
export class Jar extends Map<string, string> {
  readonly #until = new Map<string, number>()

  /** @param until milliseconds since the epoch */
  override set(name: string, value: string, until = Number.POSITIVE_INFINITY): this {
    this.#until.set(name, until)
    return super.set(name, value)
  }

  expire(now: number) {
    for (const [name, until] of this.#until) if (until <= now) this.delete(name)
  }
}

/** One visitor's browser: a host, a cookie jar, and scripts of our own pages that make the calls. */
export class Browser {
  readonly jar = new Jar()
  readonly #app: FastifyInstance
  readonly host: string
  readonly address: string
  readonly headers: Record<string, string>
  readonly #clock: Clock

  constructor(app: FastifyInstance, host: string, address: string, headers: Record<string, string>, clock: Clock) {
    this.#app = app
    this.host = host
    this.address = address
    this.headers = headers
    this.#clock = clock
  }

  /** A call that the mini-program's back end makes is signed as it would be. */
  async call<C extends CallSpec>(spec: C, params: Params<C>): Promise<Answered<Answer<C>>> {
    const sent = new URLSearchParams(encodeParams(params as Record<string, unknown>)).toString()
    const isGet = spec.method === 'GET'
    const form = {
      'content-type': 'application/x-www-form-urlencoded',
      ...(spec.caller === 'miniprogram' && signed(spec, sent, this.#clock())),
    }
    const response = await this.request(
      isGet
        ? { method: 'GET', url: `${spec.path}?${sent}` }
        : { method: 'POST', url: spec.path, payload: sent, headers: form },
    )
    const { statusCode: status, headers } = response
    // A file is no envelope; that it came is its code.
    const isFile = spec.download && !String(headers['content-type']).startsWith('application/json')
    return {
      status,
      headers,
      ...(isFile ? ({ code: codes.ok, msg: '', data: {} } as Answered<Answer<C>>) : response.json()),
    }
  }

  async request(options: {
    method: 'GET' | 'POST' | 'HEAD'
    url: string
    payload?: string | Buffer
    headers?: Record<string, string>
  }) {
    this.jar.expire(this.#clock())
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await this.#app.inject({
      ...options,
      remoteAddress: this.address,
      headers: {
        host: `${this.host}:8080`,
        ...ownScript,
        ...(cookie && { cookie }),
        ...this.headers,
        ...options.headers,
      },
    })
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) this.jar.delete(name)
      else this.jar.set(name, value, maxAge === undefined ? undefined : this.#clock() + maxAge * 1000)
    }
    return response
  }

  /** JSON of a demonstration page. */
  async read(url: string): Promise<never> {
    const response = await this.request({ method: 'GET', url, headers: { accept: 'application/json' } })
    return response.json() as never
  }

  decide(scene: string, decision: 'confirm' | 'cancel', userId: string) {
    const payload = new URLSearchParams({ scene, decision, user_id: userId }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return this.request({ method: 'POST', url: '/m/scan', payload, headers })
  }

  /** Drags a puzzle home. */
  async proof(appId = 'univ-sms-login') {
    const { data: puzzle } = await this.call(createCaptcha, { appid: appId })
    if (puzzle.result !== 'puzzle') throw new Error(`there is no puzzle for ${puzzle.seconds} s`)
    const { x }: { x: number } = await this.read(`/demo/captcha/${puzzle.challenge}`)
    const { data } = await this.call(verifyCaptcha, { challenge: puzzle.challenge, trail: dragTo(x) })
    if (data.result !== 'passed') throw new Error(`the puzzle was ${data.result}`)
    return { captcha_appid: appId, captcha_ticket: data.ticket, captcha_randstr: data.randstr }
  }

  async requestCode(phone: string, appId?: string) {
    const { data } = await this.call(sendCode, { phone, type: '1', ...(await this.proof(appId)) })
    return data.msg
  }

  /** The code that the phone received last. */
  async receivedCode(phone: string): Promise<string> {
    const messages: { phone: string; code: string }[] = await this.read('/demo/outbox')
    return messages.find((message) => message.phone === phone)?.code ?? ''
  }

  async logIn(phone: string): Promise<string> {
    await this.requestCode(phone)
    const { data } = await this.call(login, { phone, smsCode: await this.receivedCode(phone) })
    return data.user_id
  }

  /** App id of the host's own puzzles for a use. */
  appId(use: 'sms' | 'password'): string {
    return `${this.host.replace('.localhost', '')}-${use}-login`
  }

  async requestEmployerCode(phone: string, purpose: EmployerPurpose) {
    const proof = await this.proof(this.appId('sms'))
    return this.call(sendEmployerCode, { phone, type: '2', service_code: serviceCodes[purpose], ...proof })
  }

  async logInEmployer(phone: string, password = PASSWORD) {
    const proof = await this.proof(this.appId('password'))
    return this.call(employerLogin, { phone, type: '2', login_type: '2', password, ...proof })
  }

  async logInEmployerByCode(phone: string) {
    await this.requestEmployerCode(phone, 'login')
    const smsCode = await this.receivedCode(phone)
    return this.call(employerLogin, { phone, type: '2', login_type: '1', smsCode })
  }

  logout() {
    return this.call(logout, {})
  }

  /** Id of the student whose session the browser has; '0' without one. */
  async whoAmI(): Promise<string> {
    return (await this.call(checkStudentLogin, { user_id: '0' })).data.user_id
  }

  logInSchool(name: string, password = PASSWORD) {
    return this.call(schoolLogin, { name, password })
  }

  logInChannel(username: string, password = PASSWORD) {
    return this.call(channelLogin, { username, password })
  }
}

/** Another code than this one. */
export const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
