import type { Fold, Row } from './rows.ts'

/** Steps of the longest repetition that is looked for, and how often it must come to be folded. */
const LONGEST_CYCLE = 6
const FEWEST_TIMES = 3

const signOf = (rows: readonly Row[]): string =>
  JSON.stringify(
    rows.map((row) => (row.kind === 'note' ? [row.lifeline, row.text] : [row.from, row.to, row.arrow, row.text])),
  )

/** Rows by step, with every run of repetitions in one fold. */
export function folded(steps: readonly (readonly Row[])[]): readonly (Row | Fold)[] {
  const signs = steps.map(signOf)

  function timesOf(start: number, length: number): number {
    let end = start + length
    while (end < signs.length && signs[end] === signs[end - length]) end++
    return Math.floor((end - start) / length)
  }

  const result: (Row | Fold)[] = []
  for (let at = 0; at < steps.length; ) {
    let best = { length: 1, times: 1 }
    for (let length = 1; length <= LONGEST_CYCLE; length++) {
      const times = timesOf(at, length)
      if (times >= FEWEST_TIMES && times * length > best.times * best.length) best = { length, times }
    }
    const { length, times } = best
    const rows = steps.slice(at, at + length).flat()
    if (times === 1) result.push(...rows)
    else {
      const last = steps[at + length * times - 1]!.at(-1)!
      result.push({ kind: 'fold', first: rows[0]!.step, last: last.step, times, rows })
    }
    at += length * times
  }
  return result
}
