import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core'

/** What a browser says of a request that went wrong; a test that makes it go wrong expects it. */
export const FAILED_REQUEST = /^console: Failed to load resource/

/** Errors on the console, uncaught errors and refusals of the content security policy, in every page of a context. */
export class Complaints {
  readonly #heard: string[] = []
  readonly #expected: RegExp[] = []

  static async of(context: BrowserContext): Promise<Complaints> {
    const complaints = new Complaints()
    await context.exposeBinding('reportViolation', (_, text: string) => complaints.#hear(`csp: ${text}`))
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        const report = Reflect.get(window, 'reportViolation') as (text: string) => void
        report(`${violatedDirective} ${blockedURI}`)
      })
    })
    context.on('page', (page) => complaints.#listen(page))
    return complaints
  }

  /** From now on, and before, such a complaint is part of the test. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  get heard(): readonly string[] {
    return this.#heard
  }

  get unexpected(): readonly string[] {
    return this.#heard.filter((text) => !this.#expected.some((pattern) => pattern.test(text)))
  }

  #listen(page: Page): void {
    page.on('pageerror', (error) => this.#hear(`uncaught: ${error.message}`))
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') this.#hear(`console: ${message.text()}`)
    })
  }

  #hear = (text: string): void => void this.#heard.push(text)
}
