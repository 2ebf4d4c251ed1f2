import { createHash } from 'node:crypto'

/** The tag of an answer's body: another body, another tag. */
export const etagOf = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/**
 * Whether whoever asks has the tagged answer already. Tags are compared weakly: proxies that compress make ours weak.
 * @param tags the request's If-None-Match
 */
export const isKept = (tags: string | undefined, etag: string): boolean =>
  (tags ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
