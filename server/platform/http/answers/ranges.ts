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
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first !== '' && last !== '' && Number(first) > Number(last)) return 'whole'
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from < size ? { from, to } : 'unsatisfiable'
}
