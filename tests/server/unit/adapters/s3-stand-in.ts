import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Kept {
  readonly bytes: Buffer
  readonly at: Date
  readonly encryption: string | undefined
}

/** What befalls requests: a refusal by its code, a connection cut before or within the answer. */
export type Fault = { readonly status: number; readonly code: string } | 'cut' | 'half'

/** A service on this machine that speaks as much of S3's protocol as keeping files takes. */
export interface S3StandIn {
  /** Scheme and host. */
  readonly address: string
  /** By bucket and key. */
  readonly objects: Map<string, Kept>
  readonly asked: readonly string[]
  /** From here on; null for nothing. */
  befall(fault: Fault | null): void
  close(): Promise<void>
}

export const S3 = { bucket: 'qihang-files', keyId: 'AKIDEXAMPLE', keySecret: 'secret', region: 'cn-test-1' }

/** Keys that a page of a list has. */
const PAGE = 2

/** @param clock when objects are put */
export async function startS3(clock: () => number = Date.now): Promise<S3StandIn> {
  const objects = new Map<string, Kept>()
  const asked: string[] = []
  let fault: Fault | null = null

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3.test')
    const name = decodeURIComponent(pathname.slice(1))
    asked.push(`${request.method} ${pathname}`)
    if (fault === 'cut') return response.destroy()
    if (typeof fault === 'object' && fault) return refuse(response, fault.status, fault.code)
    if (!isSigned(request, body)) return refuse(response, 403, 'SignatureDoesNotMatch')
    if (name.replace(/\/$/, '') === S3.bucket) return list(response, searchParams)
    const kept = objects.get(name)
    switch (request.method) {
      case 'PUT': {
        const encryption = request.headers['x-amz-server-side-encryption']?.toString()
        const source = request.headers['x-amz-copy-source']?.toString()
        const copied = source === undefined ? undefined : objects.get(decodeURIComponent(source))
        if (source !== undefined && !copied) return refuse(response, 404, 'NoSuchKey')
        objects.set(name, { bytes: copied?.bytes ?? body, at: new Date(clock()), encryption })
        if (!copied) return response.writeHead(200, { etag: '"e"' }).end()
        const xml = { etag: '"e"', 'content-type': 'application/xml' }
        return response.writeHead(200, xml).end('<CopyObjectResult><ETag>"e"</ETag></CopyObjectResult>')
      }
      case 'DELETE':
        objects.delete(name)
        return response.writeHead(204).end()
      case 'HEAD':
        return response.writeHead(kept ? 200 : 404, { 'content-length': kept?.bytes.length ?? 0 }).end()
      default:
        return kept ? give(response, kept) : refuse(response, 404, 'NoSuchKey')
    }
  })

  function give(response: ServerResponse, { bytes, at }: Kept) {
    response.writeHead(200, { 'content-length': bytes.length, 'last-modified': at.toUTCString() })
    if (fault !== 'half') return response.end(bytes)
    return response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
  }

  function list(response: ServerResponse, query: URLSearchParams) {
    const prefix = `${S3.bucket}/${query.get('prefix') ?? ''}`
    const names = [...objects.keys()].filter((name) => name.startsWith(prefix)).toSorted()
    const from = Number(query.get('continuation-token') ?? 0)
    const entries = names.slice(from, from + PAGE).map((name) => {
      const { at, bytes } = objects.get(name) as Kept
      const key = name.slice(S3.bucket.length + 1)
      return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
    })
    const isMore = names.length > from + PAGE
    const next = isMore ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : ''
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(`<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    asked,
    befall(next) {
      fault = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function refuse(response: ServerResponse, status: number, code: string) {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code><Message>quotes what was asked</Message></Error>`)
}

/** With the key that it knows, for the region, and over the very body; the sum itself is the service's business. */
function isSigned({ headers }: IncomingMessage, body: Buffer): boolean {
  const sum = createHash('sha256').update(body).digest('hex')
  const scope = `Credential=${S3.keyId}/\\d{8}/${S3.region}/s3/aws4_request`
  const form = new RegExp(`^AWS4-HMAC-SHA256 ${scope}, SignedHeaders=[\\w;-]*host[\\w;-]*, Signature=[\\da-f]{64}$`)
  return (
    form.test(headers.authorization ?? '') &&
    /^\d{8}T\d{6}Z$/.test(String(headers['x-amz-date'])) &&
    headers['x-amz-content-sha256'] === sum
  )
}
