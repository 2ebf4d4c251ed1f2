import { glyphLength, goesOn } from '../bullets.ts'
import { dateIn, isOnlyDate } from '../dates.ts'
import type { Line } from '../lines.ts'
import { STARTS_TELLING } from '../words.ts'
import { AWARD, CERTIFICATE, isShare } from './honours.ts'

/** Lines that name awards, and those that tell of the last of them. */
export interface Noted {
  readonly lines: Line[]
  readonly notes: Line[]
}

/** In heights of the text, what is between two awards more than between the lines of one. */
const MORE_SPACE = 0.25

/** Awards that have lines of their own for all that is said of them, by the space between them; null where there are no such. */
function bySpace(lines: readonly Line[]): Noted[] | null {
  if (!lines.some(({ piece }) => isOnlyDate(piece))) return null
  const gapOf = (line: Line, i: number) => {
    const before = lines[i - 1]
    return before?.page === line.page ? line.y - before.y : Number.POSITIVE_INFINITY
  }
  const least = Math.min(...lines.map(gapOf))
  const groups: Line[][] = []
  lines.forEach((line, i) => {
    if (gapOf(line, i) > least + MORE_SPACE * line.size) groups.push([line])
    else groups.at(-1)!.push(line)
  })
  if (groups.length < 2 || groups.some((group) => group.filter(({ piece }) => isOnlyDate(piece)).length > 1))
    return null
  return groups.map((group) => {
    const end = group.findIndex(({ piece }) => isOnlyDate(piece)) + 1 || group.length
    return { lines: group.slice(0, end), notes: group.slice(end) }
  })
}

const isDated = ({ cells }: Line): boolean => cells.length > 1 && isOnlyDate(cells.at(-1)!.piece)

/** Whether a line below one that has its date at the margin names no award of its own. */
function tells({ cells, piece }: Line): boolean {
  const isPlain = cells.length === 1 && glyphLength(piece) === 0 && dateIn(piece) === null
  if (!isPlain || AWARD.test(piece.plain) || CERTIFICATE.test(piece.plain)) return false
  return /[，,。；]/.test(piece.text) || STARTS_TELLING.test(piece.plain) || isShare(piece)
}

function byWords(lines: readonly Line[]): Noted[] {
  const all: Noted[] = [{ lines: [], notes: [] }]
  for (const line of lines) {
    const { lines: own, notes } = all.at(-1)!
    const [above, before] = [notes.at(-1), own.at(-1)]
    const isMore = above !== undefined && line.cells.length === 1 && goesOn(line, above, line.edge, false)
    if (isMore || (before && isDated(before) && tells(line))) notes.push(line)
    else if (notes.length > 0) all.push({ lines: [line], notes: [] })
    else own.push(line)
  }
  return all
}

/** Awards with what is told of them below. */
export const noted = (lines: readonly Line[]): Noted[] => bySpace(lines) ?? byWords(lines)
