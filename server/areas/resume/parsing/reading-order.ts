import type { SourcePage } from '../reading/source-page.ts'
import { type Block, blocksOf } from './columns.ts'
import { raised, unstacked } from './labels-aside.ts'
import { type Line, linesOf, numbered } from './lines.ts'

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
