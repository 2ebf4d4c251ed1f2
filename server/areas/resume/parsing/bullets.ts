import type { Finding } from '../../../../contract/parsed-resume.ts'
import { resumeLimits } from '../../../../contract/resume.ts'
import { isOnlyDate } from './dates.ts'
import { joinCells, type Line } from './lines.ts'
import { findingOf, join, type Piece, slice } from './piece.ts'
import { STARTS_TELLING } from './words.ts'

const GLYPH =
  /^\s*(?:[•·●○◦▪▫■□◆◇▶►▸➢➤➔→✓✔✦★☆※*∙⚫⬤◼\uf000-\uf8ff‣⁃]|[oØ](?=\s)|-(?=\s*\S)|\(?[1-3]?\d[).、](?!\d)|\([1-3]?\d\)|[①-⑳]|[a-z]\)|[一二三四五六七八九十][、.])\s*/u

/** How much of a line is a bullet or its number; 0 where it has none. */
export const glyphLength = ({ plain }: Piece): number => GLYPH.exec(plain)?.[0].length ?? 0

export const isBulleted = (line: Line): boolean => glyphLength(line.piece) > 0

const isChinese = (character: string | undefined) => character !== undefined && character > '\u2e7f'

/** Where somebody sets a space between Chinese and what is none. */
const SPACED = /\p{Script=Han} [A-Za-z\d]|[A-Za-z\d%] \p{Script=Han}/u
const MIXED = /^(?:\p{Script=Han}[A-Za-z\d]|[A-Za-z\d%]\p{Script=Han})$/u

/** Two lines as one: no space where Chinese goes on, none after a word that was cut. */
export function joined(first: Piece, second: Piece): Piece {
  const before = first.text.at(-1)
  const after = second.text[0]
  const isSpaced = MIXED.test(`${before}${after}`) && (SPACED.test(first.text) || SPACED.test(second.text))
  if (isSpaced) return join([first, second], ' ')
  const isTight = isChinese(before) || isChinese(after) || (before === '-' && /[a-z]/.test(after ?? ''))
  return join([first, second], isTight ? '' : ' ')
}

/** Lines as the file means them: those that go on with a paragraph are of the line before. */
export function unwrapped(lines: readonly Line[]): Line[] {
  const all: Line[] = []
  for (const line of lines) {
    const before = all.at(-1)
    const [open, first] = [before?.cells.at(-1), line.cells[0]]
    if (!before || !open || !first || line.continues !== true) {
      all.push(line)
      continue
    }
    const whole = { ...open, right: first.right, piece: joined(open.piece, first.piece) }
    const cells = [...before.cells.slice(0, -1), whole, ...line.cells.slice(1)]
    all[all.length - 1] = { ...before, cells, piece: joinCells(cells) }
  }
  return all
}

/** Width of what would have had to fit on the line before, in points. */
function firstWord(line: Line): number {
  const text = line.piece.text
  if (isChinese(text[0])) return line.size * (/^.[，。；、：）》！？]/.test(text) ? 2.1 : 1.1)
  return (/^\S+/.exec(text)?.[0].length ?? 1) * line.size * 0.5 + line.size
}

/** Whether a line comes to its end with a date that is set apart from what it is of. */
const isDated = ({ cells }: Line): boolean => cells.length > 1 && isOnlyDate(cells.at(-1)!.piece)

const ENDS = /[。；;!！？?]\s*$/

/** Whether a line without a bullet of its own goes on with the one before. */
export function goesOn(line: Line, before: Line, edge: number, isListed: boolean): boolean {
  if (line.continues !== null) return line.continues
  if (isDated(before)) return false
  const isSentence = /[a-z\d%)]\s?\.\s*$/.test(before.piece.plain)
  const isNew =
    /^[A-Z]/.test(line.piece.text) &&
    (isSentence || STARTS_TELLING.test(line.piece.plain)) &&
    !/[,&-]\s*$/.test(before.piece.plain)
  const isFull = before.right + firstWord(line) > edge && !isNew
  if (line.page !== before.page) return isFull && !ENDS.test(before.piece.plain)
  if (line.y - before.y > 2.6 * line.size) return false
  if (ENDS.test(before.piece.plain)) return isFull && isListed && line.x > before.x + 1
  return isFull || (isListed && /[，,、]\s*$/.test(before.piece.plain))
}

/** What names the lines below it and says nothing itself. */
export const ONLY_LABEL = /^[^\p{L}]*(?:\p{Script=Han}{2,8}|[A-Za-z ]{3,24})\s*:\s*$/u
const LABELLED = /^\p{Script=Han}{2,8}\s*:/u

interface Paragraph {
  piece: Piece
  last: Line
  lines: number
  readonly isListed: boolean
}

/** In a list, what has no bullet belongs to what has one, unless that has come to its end. */
function hangsOn(line: Line, { last, isListed }: Paragraph): boolean {
  const isNear = line.page === last.page && line.y - last.y < 2.2 * line.size && line.continues === null
  const isOwn = ENDS.test(last.piece.plain) || LABELLED.test(line.piece.plain) || (line.isBold && !last.isBold)
  return isListed && isNear && !isOwn && line.x > last.x - 1
}

/** Paragraphs of some lines, wrapped ones put together, each without its bullet. */
export function paragraphsOf(lines: readonly Line[]): Paragraph[] {
  const isListed = lines.some(isBulleted)
  const edge = Math.max(0, ...lines.map((line) => line.edge))
  const paragraphs: Paragraph[] = []
  for (const line of lines) {
    const own = plainCells(line)
    const glyph = line.continues ? 0 : glyphLength(own)
    const before = paragraphs.at(-1)
    if (glyph === 0 && before && (goesOn(line, before.last, edge, isListed) || hangsOn(line, before))) {
      before.piece = joined(before.piece, own)
      before.last = line
      before.lines += 1
    } else paragraphs.push({ piece: slice(own, glyph), last: line, lines: 1, isListed: glyph > 0 })
  }
  return paragraphs.filter(({ piece }) => /[\p{L}\p{N}]/u.test(piece.text) && !ONLY_LABEL.test(piece.plain))
}

/** What stands on a line, with spaces where it was moved along. */
function plainCells(line: Line): Piece {
  return join(
    line.cells.map(({ piece }) => piece),
    ' ',
  )
}

/** Lines about what somebody did, one a bullet. */
export function bulletsOf(lines: readonly Line[]): Finding[] {
  return paragraphsOf(lines).map(({ piece, lines: count }) =>
    findingOf(piece, resumeLimits.bullet, count > 1 ? 'twoLines' : null),
  )
}
