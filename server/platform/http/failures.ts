import { DrizzleQueryError } from 'drizzle-orm'
import type { Locale } from '../../../contract/calls/site.ts'
import { type Code, codes } from '../../../contract/codes.ts'
import * as m from '../../../messages/compiled/messages.js'
import { DatabaseSilent } from '../db/timely.ts'
import { EphemeralGone, FamilyFull } from '../ephemeral/ephemeral.ts'
import { FilesGone } from '../files/files.ts'
import { Overloaded } from '../queue.ts'

/** A call that ends with a code other than 0. */
export class Refusal extends Error {
  readonly code: Code
  /** For the visitor, where the code's own would not say it. */
  readonly sentence: string | null
  /** What the interface needs to go on. */
  readonly data: unknown
  constructor(code: Code, sentence: string | null = null, data: unknown = null) {
    super(`refused with ${code}`)
    this.code = code
    this.sentence = sentence
    this.data = data
  }
}

const statuses: Partial<Record<Code, number>> = {
  [codes.badParameters]: 400,
  [codes.forbidden]: 403,
  [codes.notFound]: 404,
  [codes.internal]: 500,
  [codes.unavailable]: 503,
}

/** Failures of the business itself travel as 200. */
export const statusOf = (code: Code): number => statuses[code] ?? 200

const sentences = {
  [codes.ok]: () => 'success',
  [codes.badParameters]: m.server_bad_parameters,
  [codes.credentialsMissing]: m.server_credentials_wrong,
  [codes.sessionVoid]: m.server_session_void,
  [codes.notLoggedIn]: m.server_not_logged_in,
  [codes.refused]: m.server_too_often,
  [codes.credentialsWrong]: m.server_credentials_wrong,
  [codes.notRegistered]: m.server_not_registered,
  [codes.codeVoid]: m.server_code_none,
  [codes.transferVoid]: m.server_transfer_void,
  [codes.transferMismatch]: m.server_transfer_mismatch,
  [codes.fileType]: m.server_file_type,
  [codes.fileTooLarge]: m.server_file_too_large,
  [codes.fileScanned]: m.server_file_scanned,
  [codes.fileEncrypted]: m.server_file_encrypted,
  [codes.fileUnreadable]: m.server_file_unreadable,
  [codes.pictureTooSmall]: m.server_picture_too_small,
  [codes.pictureTooLarge]: m.server_picture_too_large,
  [codes.forbidden]: m.server_forbidden,
  [codes.notFound]: m.server_not_found,
  [codes.conflict]: m.server_conflict,
  [codes.internal]: m.server_internal,
  [codes.unavailable]: m.server_unavailable,
  [codes.frozen]: m.server_frozen,
} satisfies Record<Code, unknown>

export function sentenceOf(code: Code, locale: Locale): string {
  return sentences[code]({}, { locale })
}

/** A refusal that speaks a site's language. */
export const refusalOf = (code: Code, locale: Locale): Refusal => new Refusal(code, sentenceOf(code, locale))

/** Node's and postgres.js' words for a connection that is not there. */
const CONNECTION_CODES = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** PostgreSQL's classes 08 (connection), 53 (resources), 57 (shutdown, statement timed out), 58 (system), and only those. */
const SERVER_GONE = /^(08|53|57|58)[0-9A-Z]{3}$/

/** Whether an error says that the database cannot answer now, rather than that we asked wrongly. */
export function isDatabaseGone(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseSilent || /^PGlite is clos(ed|ing)$/.test(cause.message)) return true
    const code = 'code' in cause ? String(cause.code) : ''
    if (CONNECTION_CODES.has(code) || SERVER_GONE.test(code)) return true
  }
  return false
}

const resting = [Overloaded, FamilyFull, EphemeralGone, FilesGone]

export const codeOf = (error: unknown): Code => {
  if (error instanceof Refusal) return error.code
  if (resting.some((kind) => error instanceof kind) || isDatabaseGone(error)) return codes.unavailable
  return codes.internal
}

/** What a log may hold of an error: of a query neither parameters nor messages, since both quote values. */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const cause = error instanceof DrizzleQueryError ? (error.cause ?? error) : error
  const code = 'code' in cause ? cause.code : undefined
  const fromQuery = cause !== error || code !== undefined
  const frames = (cause.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { type: cause.name, code, message: fromQuery ? undefined : cause.message, stack: frames.join('\n') }
}
