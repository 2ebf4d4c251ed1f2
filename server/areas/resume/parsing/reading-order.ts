import type { SourcePage } from '../reading/source-page.ts'
import { type Block, blocksOf } from './columns.ts'
import { fold } from './fold.ts'
import { headingOf } from './headings.ts'
import { type Line, linesOf, type Numbered, numbered } from './lines.ts'

/** In heights of the text. */
const STACKED = 2.4
/** Points. */
const SAME_EDGE = 4
const LONGEST = 4
const OFF_CENTRE = 5
const MOST_PARTS = 7

const bare = (text: string) => text.replace(/\s/g, '')
const isShort = ({ run }: Numbered) => /^\p{Script=Han}{1,4}$/u.test(bare(run.text)) && bare(run.text).length <= LONGEST

/** Headings that a narrow cell breaks, as of a table's first column, put together where the first of their parts is. */
function unstacked(runs: readonly Numbered[]): Numbered[] {
  const all: Numbered[] = []
  const used = new Set<Numbered>()
  for (const first of runs) {
    if (used.has(first)) continue
    const stack = isShort(first) && headingOf(fold(first.run.text)) === null ? stackFrom(first, runs) : [first]
    const text = stack.map(({ run }) => bare(run.text)).join('')
    if (stack.length > 1 && headingOf(fold(text)) !== null) {
      for (const part of stack) used.add(part)
      const last = stack.at(-1)!.run
      all.push({
        index: first.index,
        run: { ...first.run, text, height: first.run.height },
        bottom: last.y + last.height,
      })
    } else all.push(first)
  }
  return all.filter((one) => !used.has(one) || 'bottom' in one)
}

/** The parts below each other that make up the longest heading. */
function stackFrom(first: Numbered, runs: readonly Numbered[]): Numbered[] {
  const stack = [first]
  let whole = [first]
  while (stack.length <= MOST_PARTS) {
    const { run } = stack.at(-1)!
    const next = runs.find(
      (one) =>
        isShort(one) &&
        Math.abs(one.run.x - run.x) < SAME_EDGE &&
        one.run.y > run.y + 1 &&
        one.run.y - run.y < STACKED * run.size,
    )
    if (!next) break
    stack.push(next)
    if (headingOf(fold(stack.map((one) => bare(one.run.text)).join(''))) !== null) whole = [...stack]
  }
  return whole
}

/**
 * Headings in the middle of the cells beside their contents, put where the contents begin.
 * @param runs of a part of a page that is read line by line
 */
function raised(runs: readonly Numbered[]): Numbered[] {
  const headings = runs
    .filter(({ run }) => headingOf(fold(run.text)) !== null && bare(run.text).length >= LONGEST)
    .toSorted((a, b) => a.run.y - b.run.y)
  if (headings.length < 2) return [...runs]
  const edge = Math.min(...headings.map(({ run }) => run.x))
  const column = headings.filter(({ run }) => Math.abs(run.x - edge) < 12)
  const right = Math.max(...column.map(({ run }) => run.x + run.width))
  const beside = runs.filter(({ run }) => run.x > right).toSorted((a, b) => a.run.y - b.run.y)
  const own = runs.filter((one) => one.run.x <= right && !column.includes(one) && one.run.y > column[0]!.run.y)
  if (column.length < 2 || own.length > 0) return [...runs]
  const middle = ({ run, bottom }: Numbered) => (run.y + (bottom ?? run.y + run.height)) / 2
  const above = runs.filter((one) => one.run.x <= right && one.run.y < column[0]!.run.y - 3 && !column.includes(one))
  let top = Math.max(0, ...above.map(({ run }) => run.y + run.height / 2))
  const moved = new Map<Numbered, number>()
  for (const heading of column) {
    const first = beside.find(({ run }) => run.y > top)
    const centre = middle(heading)
    const last = beside
      .filter(({ run }) => run.y > top && run.y + run.height / 2 < 2 * centre - (first?.run.y ?? 0))
      .at(-1)
    // All of them are in the middle of what they name, or none is moved.
    if (!first || !last || Math.abs((first.run.y + last.run.y + last.run.height) / 2 - centre) > OFF_CENTRE)
      return [...runs]
    moved.set(heading, first.run.y)
    top = last.run.y + 1
  }
  return runs.map((one) => {
    const y = moved.get(one)
    return y === undefined ? one : { ...one, run: { ...one.run, y } }
  })
}

/** Points: columns of one page and the next. */
const SAME_CUT = 8

interface PageBlock extends Block {
  readonly page: number
}

/** A column that goes on on the next page is read to its end before the one beside it. */
function chained(blocks: readonly PageBlock[]): PageBlock[] {
  const order: PageBlock[] = []
  for (const block of blocks) {
    const before = order.at(-1)
    const goesOn =
      block.side === 'left' &&
      before?.side === 'right' &&
      before.page === block.page - 1 &&
      Math.abs((before.cut ?? 0) - (block.cut ?? 0)) < SAME_CUT
    if (goesOn) order.splice(order.length - 1, 0, block)
    else order.push(block)
  }
  return order
}

const PAGE_NUMBER =
  /^(?:-?\s*\d{1,2}\s*-?|第\s*\d{1,2}\s*页(?:\s*[/,]?\s*共\s*\d{1,2}\s*页)?|(?:page\s*)?\d{1,2}\s*(?:\/|of)\s*\d{1,2}|page\s*\d{1,2})$/i
/** Shares of a page's height. */
const TOP = 0.09
const BOTTOM = 0.91

/** What stands on every page: its number, the name once more. */
function isFurniture(line: Line, pages: readonly SourcePage[], lines: readonly Line[]): boolean {
  const height = pages[line.page]?.height ?? 842
  if (line.y > height * TOP && line.y < height * BOTTOM) return false
  const plain = line.piece.plain.trim()
  if (PAGE_NUMBER.test(plain)) return true
  const worded = plain.replace(/\d+/g, '#')
  return lines.some(
    (other) =>
      other.page !== line.page &&
      (line.page > 0 || line.y > height * BOTTOM) &&
      Math.abs(other.y - line.y) < 6 &&
      other.piece.plain.trim().replace(/\d+/g, '#') === worded,
  )
}

/** Short lines alone do not show where their column ends. */
function leastEdge({ runs, cut, side, page }: PageBlock, pages: readonly SourcePage[]): number {
  const start = Math.min(...runs.map(({ run }) => run.x))
  const end = side === 'left' && cut !== null ? cut : (pages[page]?.width ?? 0)
  return side === 'left' ? start + 0.78 * (end - start) : end * 0.8
}

/** The lines of a file in the order in which they are read, without what every page repeats. */
export function readingOrder(pages: readonly SourcePage[]): Line[] {
  const blocks = pages.flatMap((page, number) =>
    blocksOf(unstacked(numbered(page))).map((block) => ({ ...block, page: number })),
  )
  const lines = chained(blocks).flatMap((block) =>
    linesOf(raised(block.runs), block.page, leastEdge(block, pages)).map((line, i) => ({
      ...line,
      isTop: i === 0 && block.side === 'right' && block.page === 0,
    })),
  )
  return lines.filter((line) => !isFurniture(line, pages, lines))
}
