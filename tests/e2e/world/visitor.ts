import type { Browser, BrowserContext, BrowserContextOptions, Page, Request, Route } from 'playwright-core'
import type { Answer, CallSpec, Params } from '../../../contract/call.ts'
import { encodeParams } from '../../../contract/encoding.ts'
import { identityCookies } from '../../../contract/rules/storage.ts'
import { Complaints } from './complaints.ts'

/** Motion, drawn without a graphics card, took a fifth of all tests' time; who tests it asks for it. */
const DESK = { locale: 'zh-CN', reducedMotion: 'reduce', viewport: { width: 1280, height: 860 } } as const

const identifying: readonly string[] = [...Object.values(identityCookies).flat(), 'login_type', 'session_id']

/** Milliseconds after which something that should be there counts as missing. */
const PATIENCE = 60_000

/** Somebody with a browser of their own at one site. */
export class Visitor {
  readonly context: BrowserContext
  readonly page: Page
  readonly origin: string
  readonly complaints: Complaints
  readonly #requests: Request[] = []

  private constructor(context: BrowserContext, page: Page, origin: string, complaints: Complaints) {
    this.context = context
    this.page = page
    this.origin = origin
    this.complaints = complaints
    context.on('request', (request) => this.#requests.push(request))
  }

  static async arrive(browser: Browser, origin: string, options: BrowserContextOptions): Promise<Visitor> {
    const context = await browser.newContext({ ...DESK, ...options })
    context.setDefaultTimeout(PATIENCE)
    const complaints = await Complaints.of(context)
    return new Visitor(context, await context.newPage(), origin, complaints)
  }

  /** Opens a hash route of the site. */
  async open(path = '/'): Promise<void> {
    await this.page.goto(`${this.origin}/#${path}`)
  }

  /** The hash route that the page shows. */
  get path(): string {
    return new URL(this.page.url()).hash.slice(1)
  }

  /** The parameters of every request made so far to that call. */
  sent(call: Pick<CallSpec, 'path'>): readonly Record<string, string>[] {
    return this.#requests
      .filter((request) => new URL(request.url()).pathname === call.path)
      .map((request) => Object.fromEntries(new URLSearchParams(request.postData() ?? new URL(request.url()).search)))
  }

  /** How often a call has been made. */
  count = (call: Pick<CallSpec, 'path'>): number => this.sent(call).length

  /** Waits until everything that was asked for so far has been answered. */
  async seeAnswered(): Promise<void> {
    await Promise.all(this.#requests.map((request) => request.response()))
  }

  /** From now on the page gives up no call, however long its answer takes. */
  async waitForAnswers(): Promise<void> {
    const wait = () => {
      AbortSignal.timeout = () => new AbortController().signal
    }
    await this.page.addInitScript(wait)
    await this.page.evaluate(wait)
  }

  /** From now on, that call meets what `handle` does to it. */
  async intercept(call: Pick<CallSpec, 'path'>, handle: (route: Route) => Promise<void> | void): Promise<void> {
    await this.page.route((url) => url.pathname === call.path, handle)
  }

  /** Ends every intercept. */
  async mend(): Promise<void> {
    await this.page.unrouteAll({ behavior: 'ignoreErrors' })
  }

  /** Cookies that the browser holds, by name. */
  async cookies(): Promise<Record<string, { value: string; httpOnly: boolean; expires: number }>> {
    const held = await this.context.cookies()
    return Object.fromEntries(held.map(({ name, value, httpOnly, expires }) => [name, { value, httpOnly, expires }]))
  }

  /** Names of the held cookies that say who somebody is, to the server or to the interface. */
  async identifyingCookies(): Promise<readonly string[]> {
    return Object.keys(await this.cookies())
      .filter((name) => identifying.includes(name))
      .sort()
  }

  /** What a script of the page gets when it makes a call by hand: the answer's data. */
  async ask<C extends CallSpec>(call: C, params: Params<C>): Promise<Answer<C>> {
    const { method, path } = call
    const encoded = new URLSearchParams(encodeParams(Object(params))).toString()
    return this.page.evaluate(
      async ({ method, path, encoded }) => {
        const asked =
          method === 'GET' ? fetch(`${path}?${encoded}`) : fetch(path, { method, body: new URLSearchParams(encoded) })
        return (await (await asked).json()).data
      },
      { method, path, encoded },
    )
  }

  /** As if the tab went into the background, or came back from it. */
  async setHidden(hidden: boolean): Promise<void> {
    await this.page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  }

  /** Stops the installed clock of the page: from now on only the test lets time pass. */
  async stopClock(): Promise<void> {
    const stop = async () => {
      const now = await this.page.evaluate(() => Date.now())
      await this.page.clock.pauseAt(now + 500)
    }
    // Where that time went by on the way, the clock stands all the same: the second way is never too long.
    await stop().catch(stop)
  }

  /** What the page shows, as assistive technology has it; for whoever reads why a test failed. */
  async describe(): Promise<string> {
    const shown = await this.page.locator('body').ariaSnapshot().catch(String)
    return `${this.page.url()}\n${shown.slice(0, 4000)}`
  }

  leave = (): Promise<void> => this.context.close()
}
