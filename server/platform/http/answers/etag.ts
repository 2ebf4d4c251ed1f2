import { createHash } from 'node:crypto'

/** The tag of an answer's body: another body, another tag; weak, as it stays the same however the body is compressed. */
export const etagOf = (body: string | Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/**
 * Whether whoever asks has the tagged answer already. Tags are compared weakly.
 * @param tags the request's If-None-Match
 */
export const isKept = (tags: string | undefined, etag: string): boolean =>
  (tags ?? '').split(',').some((tag) => opaque(tag.trim()) === opaque(etag))

const opaque = (tag: string): string => tag.replace(/^W\//, '')
