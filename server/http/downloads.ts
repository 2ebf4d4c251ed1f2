import type { OutgoingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'

export interface Download {
  /** That the file is saved under; it holds no path and no control characters. */
  readonly name: string
  /** By our own record, not by anybody's word. */
  readonly type: keyof typeof mediaTypes
  /** Bytes. */
  readonly size: number
  readonly stream: Readable
}

const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpeg: 'image/jpeg',
  ics: 'text/calendar; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
} as const

/** What a browser that shows it all the same lets it do: nothing. On a shared computer none of it stays. */
const inert = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
}

/** Answers with a file that is to be saved. One that breaks off on its way ends the connection, so that nobody takes a part for the whole. */
export async function sendDownload(
  reply: FastifyReply,
  { name, type, size, stream }: Download,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  reply.hijack()
  reply.raw.writeHead(200, {
    ...headers,
    ...inert,
    'content-type': mediaTypes[type],
    'content-length': size,
    'content-disposition': dispositionOf(name, type),
  })
  await pipeline(stream, reply.raw)
}

/** By RFC 6266: the name itself as RFC 8187 writes it, and another for whoever cannot read that. */
export function dispositionOf(name: string, type: Download['type']): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="file.${type}"; filename*=UTF-8''${encoded}`
}
