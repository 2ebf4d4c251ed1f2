import { once } from 'node:events'
import type { OutgoingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'
import { Overloaded } from '../../queue.ts'
import type { Identity } from '../../sessions/sessions.ts'
import { createPlaces } from '../places.ts'
import { rangeIn } from './ranges.ts'

export interface Download {
  /** That the file is saved under; it holds no path and no control characters. */
  readonly name: string
  /** By our own record, not by anybody's word. */
  readonly type: keyof typeof mediaTypes
  /** Bytes; null where it is made while it is sent. */
  readonly size: number | null
  readonly stream: Readable
  /** A PDF that a page of ours shows in a frame; all else is saved. */
  readonly isShown?: boolean
  /** Bytes from one to another, both of them too, of what a page of ours plays. */
  part?(from: number, to: number): Readable
}

const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpeg: 'image/jpeg',
  ics: 'text/calendar; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
  webm: 'video/webm',
  mp4: 'video/mp4',
} as const

/** What a browser that shows it all the same lets it do: nothing. On a shared computer none of it stays. */
const inert = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
}

/** Under way at once, of one account and of this process: fewer than the fifty connections that S3 is reached by. */
const AT_ONCE = { account: 4, all: 32 }
/** Milliseconds that one takes at most, however steadily it is read. */
const LONGEST = 10 * 60_000

/** A browser's own reader of PDF does not start in a sandbox; it runs nothing of ours, and in no frame but ours. */
const shown = {
  ...inert,
  'content-security-policy': "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
}

export interface Downloads {
  /**
   * Holds a place from before a file is opened until it is sent.
   * @throws Overloaded where the account, or all together, hold as many as there are
   */
  during<T>(caller: Identity, work: () => Promise<T>): Promise<T>
  /**
   * Answers with a file that is to be saved, or shown. One that breaks off on its way, or that nobody takes any more of, ends the
   * connection, so that nobody takes a part for the whole.
   */
  send(reply: FastifyReply, download: Download, headers: OutgoingHttpHeaders): Promise<void>
}

/** @param stalled milliseconds without a byte taken after which whoever asked is hung up on */
export function createDownloads(stalled: number): Downloads {
  const places = createPlaces()
  return {
    async during({ loginType, userId }, work) {
      const account = `${loginType}:${userId}`
      if (places.heldBy(account) >= AT_ONCE.account || places.heldBy('all') >= AT_ONCE.all) throw new Overloaded()
      return places.during([account, 'all'], work)
    },

    async send(reply, download, headers) {
      const { name, type, isShown } = download
      const isInFrame = isShown === true && type === 'pdf'
      const { status, stream, ranged } = partOf(download, reply.request.headers.range)
      reply.hijack()
      reply.raw.writeHead(status, {
        ...headers,
        ...(isInFrame ? shown : inert),
        'content-type': mediaTypes[type],
        ...ranged,
        'content-disposition': dispositionOf(name, type, isInFrame || download.part ? 'inline' : 'attachment'),
      })
      const stop = new AbortController()
      const late = setTimeout(() => stop.abort(), stalled)
      const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(LONGEST)])
      // The next part is asked for once there is room for it.
      async function* watched(parts: AsyncIterable<Buffer>) {
        for await (const part of parts) {
          late.refresh()
          yield part
        }
      }
      try {
        // Handed over whole is enough; the pipeline waits for a close that not every connection tells of.
        await Promise.race([pipeline(stream, watched, reply.raw, { signal }), once(reply.raw, 'finish')])
      } finally {
        clearTimeout(late)
      }
    },
  }
}

/** What is sent of a file: all of it, or the range that was asked for. */
function partOf({ size, stream, part }: Download, header: string | undefined) {
  if (size === null || !part) return { status: 200, stream, ranged: size === null ? {} : { 'content-length': size } }
  const range = rangeIn(header, size)
  const accepts = { 'accept-ranges': 'bytes' }
  if (range === 'whole') return { status: 200, stream, ranged: { ...accepts, 'content-length': size } }
  stream.destroy()
  if (range === 'unsatisfiable')
    return {
      status: 416,
      stream: Readable.from([]),
      ranged: { ...accepts, 'content-range': `bytes */${size}`, 'content-length': 0 },
    }
  const { from, to } = range
  const ranged = { ...accepts, 'content-range': `bytes ${from}-${to}/${size}`, 'content-length': to - from + 1 }
  return { status: 206, stream: part(from, to), ranged }
}

/** By RFC 6266: the name itself as RFC 8187 writes it, and another for whoever cannot read that. */
export function dispositionOf(
  name: string,
  type: Download['type'],
  way: 'attachment' | 'inline' = 'attachment',
): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${way}; filename="file.${type}"; filename*=UTF-8''${encoded}`
}
