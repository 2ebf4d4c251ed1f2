import type { SourcePage, SourceRun } from '../reading/source-page.ts'
import { join, type Piece, pieceOf } from './piece.ts'

/** What stands together on a line, apart from what else is on it. */
export interface Cell {
  readonly piece: Piece
  readonly x: number
  readonly right: number
  readonly isBold: boolean
  readonly size: number
}

export interface Line {
  readonly page: number
  readonly x: number
  readonly right: number
  readonly y: number
  readonly size: number
  readonly isBold: boolean
  readonly cells: readonly Cell[]
  /** All of it, a tab between cells. */
  readonly piece: Piece
  /** Whether it goes on with the paragraph of the line before; null where the file does not say. */
  readonly continues: boolean | null
  /** Whether a column begins with it beside one that was read before. */
  readonly isTop: boolean
  /** Where the lines of its column end. */
  readonly edge: number
}

/** A run with its number on its page. */
export interface Numbered {
  readonly run: SourceRun
  readonly index: number
  /** Where it ends, of a heading in several lines. */
  readonly bottom?: number
}

/** Cells as one piece, a tab between them. */
export const joinCells = (cells: readonly Cell[]): Piece =>
  join(
    cells.map(({ piece }) => piece),
    '\t',
  )

export const numbered = ({ runs }: SourcePage): Numbered[] => runs.map((run, index) => ({ run, index }))

/** In heights of the text. */
const APART = 0.95
const SPACE = 0.2

/** Between what is bold and what is said of it, as wide as what sets facts apart. */
const NAMED = '  '

/** Two characters of a label are set as far apart as four are wide. */
const LABEL_GAP = 3.2
const isSplitLabel = ([first, ...others]: readonly Piece[], next: Piece): boolean =>
  others.length === 0 && /^\p{Script=Han}$/u.test(first!.plain.trim()) && /^\p{Script=Han}\s*:/u.test(next.plain)

const middle = ({ run }: Numbered) => run.y + run.height / 2

/** Runs by line, from top to bottom and from left to right. */
export function rowsOf(runs: readonly Numbered[]): Numbered[][] {
  const rows: Numbered[][] = []
  for (const one of runs.toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1)
    const isSame = row && middle(one) - middle(row[0]!) < 0.42 * Math.min(one.run.height, row[0]!.run.height)
    if (isSame) row.push(one)
    else rows.push([one])
  }
  for (const row of rows) row.sort((a, b) => a.run.x - b.run.x)
  return rows
}

function cellsOf(row: readonly Numbered[], page: number): Cell[] {
  const cells: { members: Numbered[]; pieces: Piece[] }[] = []
  let right = Number.NEGATIVE_INFINITY
  for (const one of row) {
    const { run, index } = one
    const gap = run.x - right
    const cell = cells.at(-1)
    const piece = pieceOf(run.text, { page, run: index })
    const isLabel = cell !== undefined && gap < LABEL_GAP * run.size && isSplitLabel(cell.pieces, piece)
    if (!cell || (gap > APART * run.size && !isLabel)) cells.push({ members: [one], pieces: [piece] })
    else {
      const before = cell.pieces.pop()!
      const space = cell.members.every((member) => member.run.isBold) && !run.isBold ? NAMED : ' '
      cell.pieces.push(join([before, piece], gap > SPACE * run.size && !isLabel ? space : ''))
      cell.members.push(one)
    }
    right = Math.max(right, run.x + run.width)
  }
  return cells.map(({ members, pieces }) => ({
    piece: pieces[0]!,
    x: members[0]!.run.x,
    right: Math.max(...members.map(({ run }) => run.x + run.width)),
    isBold:
      members.every(({ run }) => run.isBold || run.text.trim().length < 2) && members.some(({ run }) => run.isBold),
    size: Math.max(...members.map(({ run }) => run.size)),
  }))
}

/** Where lines are broken: further right nothing but a line here and there stands. */
function edgeOf(rows: readonly (readonly Cell[])[]): number {
  const rights = rows.flatMap((cells) => cells.at(-1) ?? []).toSorted((a, b) => b.right - a.right)
  const shared = rights.find(({ right, size }, i) => right - (rights[i + 1]?.right ?? 0) < 1.3 * size)
  return (shared ?? rights[0])?.right ?? 0
}

/**
 * The lines of a part of a page whose runs do not stand beside others.
 * @param least where lines are broken at the earliest, in points
 */
export function linesOf(runs: readonly Numbered[], page: number, least: number): Line[] {
  const rows = rowsOf(runs)
  const celled = rows.map((row) => cellsOf(row, page))
  const edge = Math.max(edgeOf(celled), least)
  return rows.map((row, i) => {
    const cells = celled[i]!
    const first = cells[0]!
    return {
      page,
      x: first.x,
      right: cells.at(-1)!.right,
      y: row[0]!.run.y,
      size: Math.max(...cells.map(({ size }) => size)),
      isBold: first.isBold,
      cells,
      piece: joinCells(cells),
      continues: row[0]!.run.continues ?? null,
      isTop: false,
      edge,
    }
  })
}
