import { dateIn } from './dates.ts'
import { fold } from './fold.ts'
import { headingOf, type SectionKind } from './headings.ts'
import { type Numbered, rowsOf } from './lines.ts'

/** Part of a page in which lines follow each other. */
export interface Block {
  readonly runs: readonly Numbered[]
  /** Where the page is cut in two beside it, and on which side it is. */
  readonly cut: number | null
  readonly side: 'all' | 'left' | 'right'
}

/** Points. */
const SAME_EDGE = 4
const GUTTER = 7
const LEAST_LINES = 3

type Row = Numbered[]

const endOf = ({ run }: Numbered) => run.x + run.width
const textOf = (row: Row) => fold(row.map(({ run }) => run.text).join(' '))

/** Where several lines begin, which is where a column may. */
function edgesOf(rows: readonly Row[]): number[] {
  const edges: { x: number; count: number }[] = []
  for (const { run } of rows.flat()) {
    const known = edges.find(({ x }) => Math.abs(x - run.x) < SAME_EDGE)
    if (known) {
      known.count += 1
      known.x = Math.min(known.x, run.x)
    } else edges.push({ x: run.x, count: 1 })
  }
  return edges.filter(({ count }) => count >= LEAST_LINES).map(({ x }) => x)
}

interface Stretch {
  readonly from: number
  readonly to: number
  readonly at: number
}

/** The most lines in a row that nothing crosses at this edge and that have something on either side. */
function stretchAt(rows: readonly Row[], edge: number): Stretch | null {
  const at = edge - 1
  const isCrossed = (row: Row) => row.some((one) => one.run.x < at && endOf(one) > at - GUTTER / 2)
  let best: Stretch | null = null
  let from = 0
  for (let to = 0; to <= rows.length; to += 1) {
    const row = rows[to]
    if (row && !isCrossed(row)) continue
    const inside = rows.slice(from, to)
    const left = inside.filter((one) => one.some(({ run }) => run.x < at)).length
    const right = inside.filter((one) => one.some(({ run }) => run.x >= at)).length
    if (left >= LEAST_LINES && right >= LEAST_LINES && (!best || to - from > best.to - best.from))
      best = { from, to, at }
    from = to + 1
  }
  return best
}

interface Side {
  readonly rows: readonly Row[]
  readonly headings: readonly { readonly y: number; readonly kind: SectionKind | null }[]
  /** Share of its lines that are a date, a heading or nothing but a word. */
  readonly marginal: number
}

function sideOf(runs: readonly Numbered[]): Side {
  const rows = rowsOf(runs)
  const headings = rows.filter((row) => headingOf(textOf(row)) !== null)
  const kindOf = (row: Row) => headingOf(textOf(row))
  const isMarginal = (row: Row) => {
    const text = textOf(row)
    const date = dateIn({ text, plain: text, marks: [] })
    if (date && text.length - (date.to - date.from) < 6) return true
    return headings.includes(row) || /^[\s/,-]*(?:预计|至今|present|now|\d{4}[.年/-]?|-)?\s*$/i.test(text)
  }
  return {
    rows,
    headings: headings.map((row) => ({ y: row[0]!.run.y, kind: kindOf(row) })),
    marginal: rows.filter(isMarginal).length / rows.length,
  }
}

const topsOf = ({ rows }: Side) => rows.map((row) => row[0]!.run.y)

/** Whether two sides are read one after the other, rather than line by line. */
function areColumns(left: Side, right: Side): boolean {
  if (left.marginal > 0.75 || right.marginal > 0.75) return false
  const beside = (tops: readonly number[], others: readonly number[]) =>
    tops.filter((top) => others.some((other) => Math.abs(other - top) < 2)).length / tops.length
  // The same in two languages beside each other is one heading; a form's title stands over either side.
  const hasOwn = (side: Side, other: Side) =>
    side.headings.some(({ y, kind }) => !other.headings.some((one) => one.kind === kind && Math.abs(one.y - y) < 5))
  const body = { ...right, headings: right.headings.filter(({ kind }) => kind !== 'basic') }
  if (hasOwn(left, right) && hasOwn(body, left)) return true
  const areLabels = left.rows.every((row) => /^\P{L}*[\p{L}\s]{1,9}:?\s*$/u.test(textOf(row)))
  const others = topsOf(left).filter((top) => !left.headings.some(({ y }) => y === top))
  // Headings may stand in the middle of what they name, other labels stand beside it.
  if (areLabels && (others.length === 0 || beside(others, topsOf(right)) > 0.75)) return false
  const [fewer, more] = left.rows.length < right.rows.length ? [left, right] : [right, left]
  return fewer.rows.length >= 4 && beside(topsOf(fewer), topsOf(more)) < 0.45
}

/** A page's runs in the order in which they are read. */
export function blocksOf(runs: readonly Numbered[]): Block[] {
  const rows = rowsOf(runs)
  const stretches = edgesOf(rows)
    .flatMap((edge) => stretchAt(rows, edge) ?? [])
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
  for (const { from, to, at } of stretches) {
    const inside = rows.slice(from, to).flat()
    const left = inside.filter(({ run }) => run.x < at)
    const right = inside.filter(({ run }) => run.x >= at)
    if (!areColumns(sideOf(left), sideOf(right))) continue
    const whole = (part: readonly Row[]): Block[] => (part.length > 0 ? blocksOf(part.flat()) : [])
    return [
      ...whole(rows.slice(0, from)),
      { runs: left, cut: at, side: 'left' },
      { runs: right, cut: at, side: 'right' },
      ...whole(rows.slice(to)),
    ]
  }
  return runs.length > 0 ? [{ runs, cut: null, side: 'all' }] : []
}
