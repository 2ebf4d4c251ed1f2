import * as v from 'valibot'
import { type Code, codes } from './codes.ts'

/** Everything that can go wrong with a call, as data. */
export type Failure =
  /** The server answered with a code other than 0. */
  | { kind: 'server'; code: number; msg: string; data: unknown }
  /** An HTTP status without an envelope. */
  | { kind: 'status'; status: number; statusText: string }
  /** The answer does not fit the contract. */
  | { kind: 'malformed' }
  /** No answer within the call's time. */
  | { kind: 'timeout' }
  /** No connection. */
  | { kind: 'offline' }
  /** Given up by the caller. */
  | { kind: 'aborted' }

/** The only thing that a call rejects with. */
export class CallFailure extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(`call failed: ${failure.kind}`)
    this.name = 'CallFailure'
    this.failure = failure
  }
}

/** The failure behind any rejection; what is no CallFailure is a fault of ours and counts as malformed. */
export function failureOf(error: unknown): Failure {
  return error instanceof CallFailure ? error.failure : { kind: 'malformed' }
}

/** Whether the server answered with that code. */
export const hasCode = (
  failure: Failure | null | undefined,
  code: Code,
): failure is Extract<Failure, { kind: 'server' }> => failure?.kind === 'server' && failure.code === code

/** What the server said beside its code; null where that is not of the schema. */
export function dataOf<S extends v.GenericSchema>(
  { data }: Extract<Failure, { kind: 'server' }>,
  schema: S,
): v.InferOutput<S> | null {
  const read = v.safeParse(schema, data)
  return read.success ? read.output : null
}

/** Whether a call was turned down since nobody is logged in any more. */
export const isNotLoggedIn = (failure: Failure): boolean => hasCode(failure, codes.notLoggedIn)
