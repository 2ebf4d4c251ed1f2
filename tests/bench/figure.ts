/** One measured figure beside what is promised of it. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The reference of the same run that `ratio` is reckoned against, in the same unit. */
  readonly reference?: number
  readonly ratio?: number
  /** Of the ratio where there is one, else of the value. */
  readonly promise?: { readonly atMost: number } | { readonly atLeast: number }
  readonly note?: string
}

/** Null where nothing is promised. */
export function isKept({ value, ratio = value, promise }: Figure): boolean | null {
  if (!promise) return null
  return 'atMost' in promise ? ratio <= promise.atMost : ratio >= promise.atLeast
}

/** A figure as the ratio to a reference measured in the same run. */
export const against = (
  name: string,
  {
    value,
    reference,
    unit,
    atMost,
    note,
  }: { value: number; reference: number; unit: string; atMost: number; note?: string },
): Figure => ({ name, value, unit, reference, ratio: value / reference, promise: { atMost }, ...(note && { note }) })

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** @param share 0.99 for the 99th percentile */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
