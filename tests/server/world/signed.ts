import type { CallSpec } from '../../../contract/call.ts'
import { signatureOf } from '../../../server/platform/http/signature.ts'
import { randomToken } from '../../../server/platform/random.ts'

export const MINIPROGRAM_KEY = 'a key that only the tests sign with, 32+'

interface Signing {
  readonly key?: string
  readonly nonce?: string
}

/**
 * What a mini-program's back end adds to a request.
 * @param now milliseconds since the epoch
 */
export function signed(
  { method, path }: Pick<CallSpec, 'method' | 'path'>,
  body: string,
  now: number,
  { key = MINIPROGRAM_KEY, nonce = randomToken() }: Signing = {},
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000))
  return {
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': signatureOf(key, { method, path, timestamp, nonce, body }),
  }
}
