import { brotliCompressSync, constants } from 'node:zlib'

/** As the build compresses what it ships. */
export const brotli = (content: Buffer): Buffer =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
