import type { IncomingHttpHeaders } from 'node:http'

/** What the proof rests on, for caches. */
export const PROOF_HEADERS = 'Sec-Fetch-Site, Sec-Fetch-Dest, Origin, Referer'

/**
 * Whether a request was made by a script of our own pages: fetch metadata says so, or, from a browser that sends
 * none (plain http on a public name), Origin or else Referer is of the same host.
 */
export function isOwnScript(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  const dest = headers['sec-fetch-dest']
  if (site !== undefined || dest !== undefined) return site === 'same-origin' && dest === 'empty'
  const origin = headers.origin ?? headers.referer
  return origin !== undefined && isSameHost(origin, headers.host)
}

function isSameHost(origin: string, host: string | undefined): boolean {
  if (!host || !URL.canParse(origin) || !URL.canParse(`http://${host}`)) return false
  const { host: theirs, protocol } = new URL(origin)
  return theirs !== '' && theirs === new URL(`${protocol}//${host}`).host
}
