import type { FastifyRequest } from 'fastify'
import { type Locale, locales } from '../../contract/calls/site.ts'
import type { serverCookies } from '../../contract/storage.ts'
import { randomToken } from '../random.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { networkOf } from './network.ts'

type ServerCookie = keyof typeof serverCookies

/** One request and the cookies that its answer will set. */
export class Exchange {
  readonly request: FastifyRequest
  readonly setCookies: string[] = []
  #freshBrowserId: string | null = null

  constructor(request: FastifyRequest) {
    this.request = request
  }

  /** Lower case, without port. */
  get host(): string {
    return hostName(this.request.headers.host ?? '')
  }

  /** The visitor's address as limits count it: an IPv6 subscriber has all of his /64. */
  get network(): string {
    return networkOf(this.request.ip)
  }

  /** Scheme, host and port that the visitor's browser shows. */
  get origin(): string {
    return `${this.request.protocol}://${this.request.headers.host ?? ''}`
  }

  get sessionId(): string | null {
    return this.#cookie('session_id')
  }

  set sessionId(id: string | null) {
    this.#write('session_id', id)
  }

  get browserId(): string | null {
    return this.#freshBrowserId ?? this.#cookie('browser_id')
  }

  /** The browser's id, given now where it has none. */
  identifyBrowser(): string {
    return this.browserId ?? this.#giveBrowserId(randomToken())
  }

  /** The browser's id as above, kept for its full time from now on. */
  keepBrowserId(): string {
    return this.#freshBrowserId ?? this.#giveBrowserId(this.browserId ?? randomToken())
  }

  /** The language that the visitor chose, if any. */
  get chosenLocale(): Locale | null {
    const chosen = readCookie(this.request.headers.cookie, 'locale')
    return locales.find((locale) => locale === chosen) ?? null
  }

  #giveBrowserId(id: string): string {
    this.#freshBrowserId = id
    this.#write('browser_id', id)
    return id
  }

  #cookie(name: ServerCookie): string | null {
    return readCookie(this.request.headers.cookie, name) || null
  }

  #write(name: ServerCookie, value: string | null) {
    this.setCookies.push(writeCookie(name, value, this.request.protocol === 'https'))
  }
}

/** A Host header's or a typed domain's name: lower case, without port or closing dot, and without NUL, which PostgreSQL takes nowhere. */
export function hostName(host: string): string {
  return host.toLowerCase().replaceAll('\0', '').replace(/:\d*$/, '').replace(/\.$/, '')
}
