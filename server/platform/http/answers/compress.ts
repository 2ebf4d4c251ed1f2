import { gzipSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'

/** In bytes; less than this goes out in one packet either way. */
export const WORTH_IT = 1024

/** A fifth of a list's size for a tenth of a millisecond, less than a hop to another thread and back. */
const LEVEL = 3

/**
 * A body in the fewest bytes that whoever asks can read, and the header that says how.
 * @param accepted the request's Accept-Encoding
 */
export function compressed(body: Buffer, accepted = ''): { bytes: Buffer; encoding: { 'content-encoding'?: string } } {
  if (body.length < WORTH_IT || negotiate(accepted, ['gzip']) === null) return { bytes: body, encoding: {} }
  return { bytes: gzipSync(body, { level: LEVEL }), encoding: { 'content-encoding': 'gzip' } }
}
