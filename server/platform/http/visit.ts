import type { FastifyRequest } from 'fastify'
import { type Locale, locales } from '../../../contract/calls/site.ts'
import { networkOf, withoutPort } from './addresses/network.ts'
import { readCookie } from './cookies.ts'

/** One request: where it comes from, and by what address of ours. */
export class Visit {
  readonly request: FastifyRequest

  constructor(request: FastifyRequest) {
    this.request = request
  }

  /** Lower case, without port. */
  get host(): string {
    return hostName(this.request.headers.host ?? '')
  }

  /** Whether the visitor came by https, to us or to the proxy before us. */
  get isSecure(): boolean {
    return isSecure(this.request)
  }

  /** Scheme, host and port that the visitor's browser shows. */
  get origin(): string {
    return `${this.isSecure ? 'https' : 'http'}://${this.request.headers.host ?? ''}`
  }

  /** The visitor's network address: behind proxies, the last that none of them is. */
  get address(): string {
    return withoutPort(this.request.ip)
  }

  /** The visitor's address as limits count it: an IPv6 subscriber has all of his /64. */
  get network(): string {
    return networkOf(this.address)
  }

  /** The language that the visitor chose, if any. */
  get chosenLocale(): Locale | null {
    const chosen = readCookie(this.request.headers.cookie, 'locale')
    return locales.find((locale) => locale === chosen) ?? null
  }
}

export const isSecure = ({ protocol }: FastifyRequest): boolean => protocol.toLowerCase() === 'https'

/** A Host header's or a typed domain's name: lower case, without port or closing dot, and without NUL, which PostgreSQL takes nowhere. */
export function hostName(host: string): string {
  return host.toLowerCase().replaceAll('\0', '').replace(/:\d*$/, '').replace(/\.$/, '')
}
