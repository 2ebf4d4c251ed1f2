import { type DateRange, dateIn, isLikeDate, withoutDate } from './dates.ts'
import type { Line } from './lines.ts'
import { nothing, type Piece, slice, split } from './piece.ts'
import { isCity } from './words.ts'

/** What parts a fact from the one before on its line. */
export type Separator = 'none' | 'space' | 'dash' | 'comma' | 'dot' | 'hard'

/** A fact of a heading line: what stands between separators. */
export interface Token {
  readonly piece: Piece
  /** With its label. */
  readonly whole: Piece
  /** Folded, in small letters, without spaces; '' where there is none. */
  readonly label: string
  readonly isBold: boolean
  readonly separator: Separator
}

const SEPARATORS: readonly (readonly [Separator, RegExp])[] = [
  ['hard', /\t|\s*[|¦丨‖│]\s*|\s{2,}|\u3000+|\s+\/\s+(?!\d+(?:\.\d+)?(?!\d*[./-]\d))|\s*;\s*/u],
  ['dot', /\s*[•·●]\s*(?=\S)/u],
  ['comma', /\.\s+(?=(?:C?GPA)\b)|\s*,\s*(?!(?:Ltd|Inc|LLC|Limited|L\.P|Corp)\b|\d{3}(?!\d)|\s)/u],
  ['dash', /\s+-+\s+|-{2,}|\s-+(?=\p{Script=Han})|(?<=\p{Script=Han})-+\s/u],
  [
    'space',
    /(?<=[\p{Script=Han})\d”』」》])\s(?=[\p{Script=Han}(])|(?<=\p{Script=Han})\s(?=[A-Z(])|(?<=[A-Za-z)+#])\s(?=\p{Script=Han}{2})/u,
  ],
]
/** Facts at most of a line; more is no heading. */
const MOST = 24

const LABEL = /^([\p{Script=Han}]{2,8}|[A-Za-z][A-Za-z ]{1,24}?)\s*:\s*/u

interface Part {
  readonly piece: Piece
  readonly separator: Separator
}

/** Parts a piece at the strongest separators first. */
function partsOf(piece: Piece, before: Separator, level = 0): Part[] {
  const [separator, pattern] = SEPARATORS[level] ?? []
  const isPlace = separator === 'comma' && isCity(piece.plain)
  if (!separator || !pattern || isPlace) return [{ piece, separator: before }]
  return split(piece, pattern).flatMap((part, i) => partsOf(part, i === 0 ? before : separator, level + 1))
}

function labelled({ piece, separator }: Part, isBold: boolean): Token[] {
  const match = LABEL.exec(piece.plain)
  const isLink = match && piece.plain.slice(match[0].length).startsWith('//')
  if (!match?.[1] || isLink) return [{ piece, whole: piece, label: '', isBold, separator }]
  const value = trimmed(slice(piece, match[0].length))
  const label = match[1].replace(/\s/g, '').toLowerCase()
  return [{ piece: value, whole: piece, label, isBold, separator }]
}

export interface Facts {
  readonly tokens: readonly Token[]
  readonly date: DateRange | null
  readonly datePiece: Piece
}

const DATE_LABEL =
  /(?:起止|在校|就读|工作|实习|项目|任职)?(?:时间|日期|年限)\s*:?\s*$|(?:Duration|Period|Dates?|Time)\s*:?\s*$/iu

/** The facts of a line, its date apart. */
export function factsOf(line: Line): Facts {
  let date: DateRange | null = null
  let datePiece = nothing
  const tokens: Token[] = []
  const wholeIsSpan = dateIn(line.piece)?.isSpan === true
  for (const cell of line.cells) {
    const found: DateRange | null = date ? null : dateIn(cell.piece)
    const taken: DateRange | null = found && (found.isSpan || !wholeIsSpan) ? found : null
    if (taken) {
      date = taken
      datePiece = slice(cell.piece, taken.from, taken.to)
    }
    for (const part of taken ? withoutDate(cell.piece, taken) : [cell.piece]) {
      const lead = DATE_LABEL.exec(part.plain)
      const rest = lead && taken ? slice(part, 0, lead.index) : part
      for (const { piece, separator } of partsOf(rest, 'hard')) {
        const bare = trimmed(piece)
        if (bare.text !== '' && !isLikeDate(bare.plain))
          tokens.push(...labelled({ piece: bare, separator }, cell.isBold))
      }
    }
  }
  return { tokens: joinLabels(tokens).slice(0, MOST), date, datePiece }
}

/** A label at a line's cell's end belongs to the cell that follows. */
function joinLabels(tokens: readonly Token[]): Token[] {
  const all: Token[] = []
  for (const token of tokens) {
    const before = all.at(-1)
    if (before?.label && before.piece.text === '' && !token.label)
      all[all.length - 1] = { ...token, label: before.label }
    else all.push(token)
  }
  return all.filter(({ piece }) => piece.text !== '')
}

const ENDS = '[\\s,，、;；|｜/·:：—–~\\-•●【】「」]*'
const LEAD = new RegExp(`^${ENDS}`, 'u')
const TRAIL = new RegExp(`${ENDS}$`, 'u')

/** Without separators left at its ends, and without brackets around all of it. */
export function trimmed(piece: Piece): Piece {
  const start = LEAD.exec(piece.text)?.[0].length ?? 0
  const end = piece.text.length - (TRAIL.exec(piece.text.slice(start))?.[0].length ?? 0)
  const [lead, trail] = [piece.text.slice(0, start), piece.text.slice(end)]
  const inner = piece.text.slice(start, end)
  // A quote that opens or closes within belongs to it.
  const opens = lead.endsWith('「') && (inner + trail).includes('」')
  const closes = trail.startsWith('」') && (lead + inner).includes('「')
  const bare = slice(piece, start - (opens ? 1 : 0), end + (closes ? 1 : 0))
  const inside = /^[([【](.*)[)\]】]$/u.exec(bare.plain)
  return inside && !/[()]/.test(inside[1] ?? '') ? slice(bare, 1, bare.text.length - 1) : bare
}
