import parseRange from 'range-parser'

/** Bytes of a file from one to another, both of them too. */
export interface Range {
  readonly from: number
  readonly to: number
}

/**
 * What a request wants of a file (RFC 9110): the whole of it where it asks for nothing, for several ranges or for what is
 * none; `unsatisfiable` where the file ends before.
 * @param size of the file, bytes
 */
export function rangeIn(header: string | undefined, size: number): Range | 'whole' | 'unsatisfiable' {
  if (header === undefined) return 'whole'
  const found = parseRange(size, header)
  if (found === -1) return 'unsatisfiable'
  const [range, second] = found === -2 || found.type !== 'bytes' ? [] : found
  return range && !second ? { from: range.start, to: range.end } : 'whole'
}
