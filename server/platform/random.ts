import { randomBytes } from 'node:crypto'

/** A secret of at least 128 bits in letters that a mini-program scene, a URL and a cookie all take. */
export const randomToken = (): string => randomBytes(18).toString('base64url')

/** 256 bits. */
export const randomSessionId = (): string => randomBytes(32).toString('base64url')
