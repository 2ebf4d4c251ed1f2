import type { FastifyRequest } from 'fastify'
import type { Identity } from '../../../contract/calls/transfer.ts'
import { IDENTITY_DAYS, identityCookies, type ServerCookieName } from '../../../contract/rules/storage.ts'
import type { BrowserIds } from '../sessions/browser-ids.ts'
import type { Identity as Owner } from '../sessions/sessions.ts'
import { cookieName, DAY_SECONDS, hintNames, hintsOf, readCookie, writeCookie, writeHint } from './cookies.ts'
import { Visit } from './visit.ts'

/** One call and the cookies that its answer will set. */
export class Exchange extends Visit {
  readonly setCookies: string[] = []
  /** The answer is one visitor's, whatever the contract says of the call: nobody else may be given it. */
  isPersonal = false
  readonly #browserIds: BrowserIds
  #browserId: string | null | undefined
  #isBrowserIdFresh = false

  constructor(request: FastifyRequest, browserIds: BrowserIds) {
    super(request)
    this.#browserIds = browserIds
  }

  get sessionId(): string | null {
    return this.#cookie('session_id')
  }

  startSession(id: string, owner: Identity): void {
    this.#write('session_id', id)
    this.hint(owner, IDENTITY_DAYS * DAY_SECONDS)
  }

  endSession(): void {
    if (this.sessionId) this.#write('session_id', null)
    this.hint(null, 0)
  }

  /** Whether the interface knows whose session it is. */
  knows({ loginType, userId }: Owner): boolean {
    const { cookie } = this.request.headers
    return (
      readCookie(cookie, 'login_type') === loginType && readCookie(cookie, identityCookies[loginType][0]) === userId
    )
  }

  /**
   * Tells the interface whose session it is, and of nobody else (SESS-3). By scripts it would be forgotten earlier: some
   * browsers keep what they write for seven days.
   * @param seconds for which the session lasts
   */
  hint(owner: Identity | null, seconds: number): void {
    const hints = owner ? hintsOf(owner) : {}
    for (const name of hintNames) {
      const value = hints[name] ?? ''
      const isKept = readCookie(this.request.headers.cookie, name) !== null
      if (value !== '' || isKept) this.setCookies.push(writeHint(name, value, seconds, this.isSecure))
    }
  }

  /** The browser's id; null where it has none of our making. */
  get browserId(): string | null {
    if (this.#browserId === undefined) {
      const claimed = this.claimedBrowserId
      this.#browserId = claimed !== null && this.#browserIds.isOurs(claimed) ? claimed : null
    }
    return this.#browserId
  }

  /** What the browser says its id is: good for nothing but to be compared with an id that is known to be ours. */
  get claimedBrowserId(): string | null {
    return this.#cookie('browser_id')
  }

  /** The browser's id, given now where it has none of our making. */
  identifyBrowser(): string {
    return this.browserId ?? this.#giveBrowserId(this.#browserIds.create())
  }

  /** The browser's id as above, kept for its full time from now on. */
  keepBrowserId(): string {
    const id = this.identifyBrowser()
    return this.#isBrowserIdFresh ? id : this.#giveBrowserId(id)
  }

  #giveBrowserId(id: string): string {
    this.#browserId = id
    this.#isBrowserIdFresh = true
    this.#write('browser_id', id)
    return id
  }

  #cookie(name: ServerCookieName): string | null {
    return readCookie(this.request.headers.cookie, cookieName(name, this.isSecure)) || null
  }

  #write(name: ServerCookieName, value: string | null) {
    this.setCookies.push(writeCookie(name, value, this.isSecure))
  }
}
