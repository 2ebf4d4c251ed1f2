import type * as v from 'valibot'
import type { Code } from './codes.ts'
import type { LoginType } from './rules/storage.ts'

/**
 * Who may make a call: `someone` is any identity that is logged in. The server decides it from the session alone, never
 * from a parameter or a hint cookie. `miniprogram` is the mini-program's back end: it proves itself by signing what it
 * sends, not as a page of ours, and its calls are there only where a key is set.
 */
export type Caller = 'anyone' | 'someone' | 'miniprogram' | LoginType

/** Milliseconds after which the client gives a call up (API-2). */
export const CALL_TIMEOUT = 10_000
export const UPLOAD_TIMEOUT = 15_000

/** Bytes of the form that a call takes unless it says otherwise. */
export const BODY_LIMIT = 16 * 1024

/** A file that a call carries, as multipart form. */
export interface FileSpec {
  /** Name of the form's field. */
  readonly field: string
  /** Bytes at most. */
  readonly limit: number
}

export interface CallSpec<P extends v.GenericSchema = v.GenericSchema, A extends v.GenericSchema = v.GenericSchema> {
  readonly method: 'GET' | 'POST'
  readonly path: `/${string}`
  readonly params: P
  /** Schema of the envelope's `data`. */
  readonly answer: A
  /** The codes other than 0 that a well-formed request may get, beside those that every call may get. */
  readonly codes: readonly Code[]
  readonly caller: Caller
  /** True where a GET changes something: the server then asks for the proof of origin that every POST needs. */
  readonly unsafe: boolean
  /** Milliseconds; where an answer grows, in which it does not. */
  readonly timeout: number
  /** Seconds for which anybody may keep the answer: it is the same for every visitor of a host. 0: nobody keeps it. */
  readonly maxAge: number
  /** Bytes of the form at most, where a call takes more than the usual `BODY_LIMIT`. */
  readonly bodyLimit?: number
  readonly file?: FileSpec
  /** Where a file's bytes are the answer, and only failures come in an envelope. */
  readonly download?: true
  /** Schema of what the answer is so far, where whoever asks may watch it grow. */
  readonly growth?: v.GenericSchema
}

type Schema = v.GenericSchema
export type UploadSpec<P extends Schema = Schema, A extends Schema = Schema> = CallSpec<P, A> &
  Required<Pick<CallSpec, 'file'>>
export type DownloadSpec<P extends Schema = Schema, A extends Schema = Schema> = CallSpec<P, A> &
  Required<Pick<CallSpec, 'download'>>
export type GrowingSpec<P extends Schema = Schema, A extends Schema = Schema, G extends Schema = Schema> = CallSpec<
  P,
  A
> & { readonly growth: G }

/** Type of an answer that grows: lines of JSON, each what it is so far, and the envelope last. */
export const GROWING = 'application/x-ndjson'

export type Params<C extends CallSpec> = v.InferInput<C['params']>
export type Answer<C extends CallSpec> = v.InferOutput<C['answer']>
export type Growth<C extends GrowingSpec> = v.InferOutput<C['growth']>

type Declared<P extends v.GenericSchema, A extends v.GenericSchema> = Pick<
  CallSpec<P, A>,
  'path' | 'params' | 'answer'
> &
  Partial<Pick<CallSpec, 'codes' | 'caller' | 'unsafe' | 'timeout' | 'maxAge' | 'bodyLimit'>>

/** Declares a GET call. `unsafe: true` marks one that changes something. */
export function get<P extends Schema, A extends Schema>(
  spec: Declared<P, A> & Pick<DownloadSpec, 'download'>,
): DownloadSpec<P, A>
export function get<P extends Schema, A extends Schema>(spec: Declared<P, A>): CallSpec<P, A>
/* @__NO_SIDE_EFFECTS__ */
export function get<P extends Schema, A extends Schema>(spec: Declared<P, A>): CallSpec<P, A> {
  return { method: 'GET', codes: [], caller: 'anyone', unsafe: false, timeout: CALL_TIMEOUT, maxAge: 0, ...spec }
}

/** Declares a POST call; every one is unsafe. */
export function post<P extends Schema, A extends Schema>(
  spec: Declared<P, A> & Pick<UploadSpec, 'file'>,
): UploadSpec<P, A>
export function post<P extends Schema, A extends Schema, G extends Schema>(
  spec: Declared<P, A> & { readonly growth: G },
): GrowingSpec<P, A, G>
export function post<P extends Schema, A extends Schema>(spec: Declared<P, A>): CallSpec<P, A>
/* @__NO_SIDE_EFFECTS__ */
export function post<P extends Schema, A extends Schema>(spec: Declared<P, A>): CallSpec<P, A> {
  return { method: 'POST', codes: [], caller: 'anyone', timeout: CALL_TIMEOUT, maxAge: 0, ...spec, unsafe: true }
}
