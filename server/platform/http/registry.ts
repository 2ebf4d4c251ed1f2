import type { OutgoingHttpHeaders } from 'node:http'
import readFiles from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Answer, Caller, CallSpec, DownloadSpec, GrowingSpec, Growth, UploadSpec } from '../../../contract/call.ts'
import type { Locale } from '../../../contract/calls/site.ts'
import { calls } from '../../../contract/calls.ts'
import { type Code, codes } from '../../../contract/codes.ts'
import { decodeParams } from '../../../contract/encoding.ts'
import type { Envelope } from '../../../contract/envelope.ts'
import { NOBODY } from '../../../contract/nobody.ts'
import * as m from '../../../messages/compiled/messages.js'
import { FilesGone } from '../files/files.ts'
import type { Platform } from '../platform.ts'
import type { Identity } from '../sessions/sessions.ts'
import { compressed, WORTH_IT } from './answers/compress.ts'
import type { Download } from './answers/downloads.ts'
import { etagOf, isKept } from './answers/etag.ts'
import { GrowingAnswer } from './answers/growing.ts'
import { Exchange } from './exchange.ts'
import { codeOf, loggable, Refusal, sentenceOf, statusOf } from './failures.ts'
import { isOwnScript, PROOF_HEADERS } from './fetch-metadata.ts'
import { HSTS, securityHeaders } from './headers.ts'
import { keepBodies } from './signature.ts'
import { discard, type ReceivedFile } from './uploads.ts'
import { isSecure, Visit } from './visit.ts'

interface Call<C extends CallSpec> {
  readonly params: v.InferOutput<C['params']>
  readonly exchange: Exchange
  /** Whom the session belongs to where the contract wants somebody, else nobody. */
  readonly caller: Identity
}

type Carried<C extends CallSpec> = C extends UploadSpec ? { readonly file: ReceivedFile } : unknown
interface Told<C extends GrowingSpec> {
  /** Says what the answer is so far. */
  tell(growth: Growth<C>): void
  /** Aborted once whoever asked has hung up. */
  readonly left: AbortSignal
}
type Watched<C extends CallSpec> = C extends GrowingSpec ? Told<C> : unknown
type Given<C extends CallSpec> = C extends DownloadSpec ? Download : Answer<C>

export type Handler<C extends CallSpec> = (call: Call<C> & Carried<C> & Watched<C>) => Promise<Given<C>>

type CallName = keyof typeof calls
export type Handlers = { readonly [N in CallName]: Handler<(typeof calls)[N]> }
export type HandlersOf<Area> = { readonly [N in keyof Area & CallName]: Handler<(typeof calls)[N]> }

/** Gives every call of the contract its route; those that are signed have one where there is a key to check them by. */
export function registerCalls(app: FastifyInstance, services: Platform, handlers: Handlers): void {
  const register = <N extends CallName>(scope: FastifyInstance, name: N) =>
    registerCall(scope, services, calls[name], handlers[name])
  const names = Object.keys(calls) as CallName[]
  for (const name of names) if (!isSigned(calls[name]) && !isUpload(calls[name])) register(app, name)
  app.register(async (scope) => {
    await scope.register(readFiles)
    for (const name of names) if (isUpload(calls[name])) register(scope, name)
  })
  if (!services.signatures) return
  app.register(async (scope) => {
    keepBodies(scope)
    for (const name of names) if (isSigned(calls[name])) register(scope, name)
  })
}

const isSigned = ({ caller }: CallSpec) => caller === 'miniprogram'
const isUpload = (spec: CallSpec): spec is UploadSpec => spec.file !== undefined

function registerCall<C extends CallSpec>(
  app: FastifyInstance,
  services: Platform,
  spec: C,
  handler: Handler<C>,
): void {
  app.route({
    method: spec.method,
    url: spec.path,
    ...(spec.bodyLimit !== undefined && { bodyLimit: spec.bodyLimit }),
    async handler(request, reply) {
      const exchange = new Exchange(request, services.browserIds)
      const growing = spec.growth && new GrowingAnswer(reply, headersFor(request))
      try {
        const data = await answer(services, spec, handler, exchange, reply, growing)
        if (spec.download) return
        const envelope = { code: codes.ok, msg: 'success', data }
        if (growing?.isBegun) return growing.end(envelope)
        // Whoever sets a cookie answers one visitor, whatever the contract says.
        const isPersonal = exchange.isPersonal || exchange.setCookies.length > 0
        if (spec.maxAge > 0 && !isPersonal) sendPublic(request, reply, envelope, spec.maxAge)
        else send(reply, envelope, 200, exchange.setCookies)
      } catch (error) {
        const code = codeOf(error)
        if (code === codes.internal) services.log.error({ route: spec.path, err: loggable(error) }, 'call failed')
        if (error instanceof FilesGone)
          services.log.error({ route: spec.path, reason: error.message }, 'files are gone')
        const { sentence, data } = error instanceof Refusal ? error : new Refusal(code)
        if (growing?.isBegun) return growing.end(failureOf(request, code, { sentence, data }))
        sendFailure(reply, code, { sentence, data, cookies: exchange.setCookies })
        if (isUpload(spec)) discard(request.raw, 10 * spec.file.limit)
      }
    },
  })
}

async function answer<C extends CallSpec>(
  services: Platform,
  spec: C,
  handler: Handler<C>,
  exchange: Exchange,
  reply: FastifyReply,
  growing: GrowingAnswer | undefined,
): Promise<unknown> {
  const { request } = exchange
  if (isSigned(spec)) await services.signatures?.require(request)
  else if (spec.unsafe && !isOwnScript(request.headers)) throw new Refusal(codes.forbidden)
  if (isUpload(spec)) {
    const caller = await callerOf(services, exchange, spec.caller)
    return services.uploads.during(exchange, caller, spec.file, ({ fields, file }) =>
      handle(spec, handler, { params: readParams(spec, fields, exchange), exchange, caller, file }),
    )
  }
  const params = readParams(spec, rawParams(request, spec.method), exchange)
  const caller = await callerOf(services, exchange, spec.caller)
  const watched = growing && { tell: (growth: unknown) => growing.tell(growth), left: growing.left }
  const call = { params, exchange, caller, ...watched }
  if (!spec.download) return handle(spec, handler, call)
  return services.downloads.during(caller, async () =>
    sendFile(services, spec, reply, (await handle(spec, handler, call)) as Download),
  )
}

async function handle<C extends CallSpec>(
  spec: C,
  handler: Handler<C>,
  call: Call<C> & { readonly file?: ReceivedFile },
): Promise<unknown> {
  const data = await handler(call as Parameters<Handler<C>>[0])
  return spec.download ? data : v.parse(spec.answer, data)
}

function readParams<C extends CallSpec>(
  spec: C,
  raw: Record<string, unknown>,
  { chosenLocale }: Exchange,
): v.InferOutput<C['params']> {
  const params = v.safeParse(spec.params, decodeParams(raw))
  if (!params.success) throw malformed(params.issues, chosenLocale ?? 'zh-CN')
  return params.output as v.InferOutput<C['params']>
}

/** What no page of ours sends; of a list with too many entries somebody can make something. */
function malformed(issues: readonly v.BaseIssue<unknown>[], locale: Locale): Refusal {
  const overlong = issues.find((issue) => issue.type === 'max_length')
  const sentence = overlong ? m.server_too_many({ count: Number(overlong.requirement) }, { locale }) : null
  return new Refusal(codes.badParameters, sentence)
}

const nobody: Identity = { loginType: 'student', userId: NOBODY }

async function callerOf(services: Platform, exchange: Exchange, wanted: Caller): Promise<Identity> {
  if (wanted === 'anyone' || wanted === 'miniprogram') return nobody
  const owner = await services.sessions.owner(exchange.sessionId)
  if (!owner || (wanted !== 'someone' && owner.loginType !== wanted)) throw new Refusal(codes.notLoggedIn)
  return owner
}

function rawParams(request: FastifyRequest, method: CallSpec['method']): Record<string, unknown> {
  const raw = method === 'GET' ? request.query : request.body
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Record<string, unknown>) : {}
}

interface FailureParts {
  /** In place of the code's own. */
  readonly sentence?: string | null | undefined
  readonly data?: unknown
  readonly cookies?: readonly string[]
}

/** Answers a call with a code other than 0, and the sentence that goes with it. */
export function sendFailure(
  reply: FastifyReply,
  code: Code,
  { sentence, data, cookies = [] }: FailureParts = {},
): void {
  send(reply, failureOf(reply.request, code, { sentence, data }), statusOf(code), cookies)
}

const failureOf = (request: FastifyRequest, code: Code, { sentence, data = null }: FailureParts): Envelope => ({
  code,
  msg: sentence ?? sentenceOf(code, new Visit(request).chosenLocale ?? 'zh-CN'),
  data,
})

/** Of what went wrong once its head was sent, whoever asked learns by the connection's end; whoever left misses nothing. */
async function sendFile(
  services: Platform,
  { path }: CallSpec,
  reply: FastifyReply,
  download: Download,
): Promise<void> {
  try {
    await services.downloads.send(reply, download, headersFor(reply.request))
  } catch (error) {
    if (!isHungUp(error)) services.log.error({ route: path, err: loggable(error) }, 'download broke off')
  }
}

const isHungUp = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'

/** Seconds after which whoever was turned away may come again. */
const RETRY_AFTER = '2'

const callHeaders = {
  ...securityHeaders,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  vary: `${PROOF_HEADERS}, Accept-Encoding`,
}
const secureCallHeaders = { ...callHeaders, ...HSTS }

const headersFor = (request: FastifyRequest) => (isSecure(request) ? secureCallHeaders : callHeaders)

/** Straight to the socket, which goes out in one write with its head: other ways cost a poll a fifth to a half more. */
function send(reply: FastifyReply, envelope: Envelope, status: number, cookies: readonly string[]): void {
  const text = JSON.stringify(envelope)
  const headers = {
    ...headersFor(reply.request),
    ...(status === 503 && { 'retry-after': RETRY_AFTER }),
    ...(cookies.length > 0 && { 'set-cookie': [...cookies] }),
  }
  reply.hijack()
  if (text.length < WORTH_IT) {
    reply.raw.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) }).end(text)
  } else {
    sendBytes(reply, Buffer.from(text), status, headers)
  }
}

/** An answer that anybody may keep, or word that the one kept is still the same. */
function sendPublic(request: FastifyRequest, reply: FastifyReply, envelope: Envelope, maxAge: number): void {
  const body = Buffer.from(JSON.stringify(envelope))
  const etag = etagOf(body)
  const headers = { ...headersFor(request), 'cache-control': `public, max-age=${maxAge}`, etag }
  reply.hijack()
  if (isKept(request.headers['if-none-match'], etag)) reply.raw.writeHead(304, headers).end()
  else sendBytes(reply, body, 200, headers)
}

function sendBytes(reply: FastifyReply, body: Buffer, status: number, headers: OutgoingHttpHeaders): void {
  const { bytes, encoding } = compressed(body, reply.request.headers['accept-encoding'])
  // As text it goes out in one write with its head.
  const text = bytes.toString('latin1')
  reply.raw.writeHead(status, { ...headers, ...encoding, 'content-length': bytes.length }).end(text, 'latin1')
}
