import type { IncomingMessage } from 'node:http'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FileSpec } from '../../../contract/call.ts'
import { codes } from '../../../contract/codes.ts'
import type { Ephemeral } from '../ephemeral/ephemeral.ts'
import { Overloaded } from '../queue.ts'
import type { Identity } from '../sessions/sessions.ts'
import { askerAt } from './addresses/network.ts'
import { Refusal } from './failures.ts'
import { createPlaces } from './places.ts'
import { spend, spendAddress } from './rate.ts'
import type { Visit } from './visit.ts'

export interface ReceivedFile {
  /** As the visitor's file is called; anything at all. */
  readonly name: string
  readonly bytes: Buffer
}

export interface ReceivedForm {
  readonly fields: Record<string, unknown>
  readonly file: ReceivedFile
}

/** A minute, from one account and from one address. */
const UPLOADS = { account: 20, address: 200 }
/** Held in memory at once: of one account, from one address, and by this process. */
const AT_ONCE = { account: 2, address: 8, all: 16 }

/** Of a form beside its file: values are short, and there are few. */
const LIMITS = { files: 1, fields: 8, parts: 9, fieldNameSize: 32, fieldSize: 1024, headerPairs: 16 }
/** Bytes that all of that takes at most. */
const AROUND = 16 * 1024

export interface Uploads {
  /**
   * Reads the form that a request carries, and holds its file in memory until `work` is done.
   * @throws Refusal before any of it is read where it is too large by its own account, or too many come; else where it
   *   is too large, or no form with one such file
   * @throws Overloaded likewise where others' fill the room there is
   */
  during<T>(visit: Visit, caller: Identity, spec: FileSpec, work: (form: ReceivedForm) => Promise<T>): Promise<T>
}

export function createUploads(ephemeral: Ephemeral): Uploads {
  const places = createPlaces()
  return {
    async during(visit, { loginType, userId }, spec, work) {
      const { request, network } = visit
      const account = `${loginType}:${userId}`
      requireForm(request, spec)
      await spend(ephemeral, 'account', `upload:account:${account}`, UPLOADS.account)
      await spendAddress(ephemeral, 'account', 'upload', network, UPLOADS.address)
      const keys = [account, `from:${askerAt(network)}`, 'all']
      const [own = 0, near = 0, all = 0] = keys.map(places.heldBy)
      if (own >= AT_ONCE.account) throw new Refusal(codes.refused)
      if (near >= AT_ONCE.address || all >= AT_ONCE.all) throw new Overloaded()
      return places.during(keys, async () => work(await receive(request, spec)))
    },
  }
}

function requireForm(request: FastifyRequest, { limit }: FileSpec): void {
  if (!request.isMultipart()) throw new Refusal(codes.badParameters)
  if (Number(request.headers['content-length'] ?? 0) > limit + AROUND) throw new Refusal(codes.fileTooLarge)
}

async function receive(request: FastifyRequest, spec: FileSpec): Promise<ReceivedForm> {
  const { raw } = request
  const { promise: broken, reject } = Promise.withResolvers<never>()
  let seen = 0
  // The parser stops at nothing that comes before the first part, between two or after the last.
  const watch = ({ length }: Buffer) => {
    seen += length
    if (seen > spec.limit + AROUND) reject(new Refusal(codes.fileTooLarge))
  }
  // It waits for good where the visitor left before it began, or while it tells its parts.
  const leave = () => {
    if (!raw.readableEnded) reject(new Refusal(codes.badParameters))
  }
  if (raw.destroyed) leave()
  raw.on('data', watch)
  raw.on('close', leave)
  try {
    return await Promise.race([broken, read(request, spec)])
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(isTooLarge(error) ? codes.fileTooLarge : codes.badParameters)
  } finally {
    raw.off('data', watch)
    raw.off('close', leave)
  }
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'

async function read(request: FastifyRequest, { field, limit }: FileSpec): Promise<ReceivedForm> {
  const fields: Record<string, unknown> = Object.create(null)
  let file: ReceivedFile | null = null
  for await (const part of request.parts({ limits: { ...LIMITS, fileSize: limit } })) {
    if (part.type === 'file') file = await readFile(part, field)
    else addField(fields, part)
  }
  if (!file) throw new Refusal(codes.badParameters)
  return { fields, file }
}

async function readFile(part: MultipartFile, field: string): Promise<ReceivedFile> {
  if (part.fieldname !== field) throw new Refusal(codes.badParameters)
  return { name: part.filename ?? '', bytes: await part.toBuffer() }
}

function addField(fields: Record<string, unknown>, part: MultipartValue): void {
  const { fieldname: name, value } = part
  const isCut = part.fieldnameTruncated || part.valueTruncated
  if (isCut || Object.hasOwn(fields, name)) throw new Refusal(codes.badParameters)
  fields[name] = value
}

/**
 * Lets what still comes of a body come, and forgets it: a browser reads no answer before it has sent all of it, and a
 * connection that is closed before takes the answer with it.
 * @param most bytes, after which the connection is closed all the same
 */
export function discard(raw: IncomingMessage, most: number): void {
  if (raw.readableEnded || raw.destroyed) return
  let seen = 0
  raw.unpipe()
  raw.on('data', ({ length }: Buffer) => {
    seen += length
    if (seen > most) raw.socket.destroy()
  })
  raw.resume()
}
