import { type Piece, slice } from './piece.ts'

/** What forms let one choose from: options beside each other, with boxes of which some are ticked. */

/** Those of Wingdings among them, as fonts without names for them give them. */
const TICK = '[☑☒■√✓✔✅🗹🗸🗷🗵🗴🗶●◉⊙⚫◼⬛▣⮽⮾þ\uf0fe\uf0fd\uf0fc\uf052\uf054\uf050]'
const EMPTY = '[□☐○◯◻▢⬜🗆🞎🞏🞅🞊⭘❏❐❑❒¨×✗✘\uf0a8\uf06f\uf0a3\uf071\uf072]'
const MARK = `(?<ticked>[(\\[【]\\s*${TICK}\\s*[)\\]】]|${TICK}|[(\\[【]\\s*[xv]\\s*[)\\]】])|(?<empty>[(\\[【]\\s*${EMPTY}\\s*[)\\]】]|${EMPTY}|[(\\[【][\\s_]*[)\\]】])`
const BETWEEN = '[\\s|/、,;·•]+|或'

const ANY_MARK = new RegExp(MARK, 'iu')
export const hasMark = (plain: string): boolean => ANY_MARK.test(plain)

/** Pattern by which options are read, from one of all of them. */
export const optionsOf = (option: string): RegExp => new RegExp(`(?:${BETWEEN})|${MARK}|(?<option>${option})`, 'iuy')

interface Part {
  readonly kind: 'option' | 'ticked' | 'empty'
  readonly from: number
  readonly to: number
}

/** The options and marks with which a text begins. */
function partsOf(plain: string, part: RegExp): Part[] {
  part.lastIndex = 0
  const parts: Part[] = []
  for (let match = part.exec(plain); match; match = part.exec(plain)) {
    const { ticked, empty, option: named } = match.groups ?? {}
    const kind = ticked ? 'ticked' : empty ? 'empty' : named ? 'option' : null
    if (kind) parts.push({ kind, from: match.index, to: part.lastIndex })
  }
  return parts
}

const isMark = (part: Part | undefined): boolean => part !== undefined && part.kind !== 'option'

/** Whether all marks stand before what they mark, or all behind it; null where nothing tells. */
function sideOf(parts: readonly Part[]): 1 | -1 | null {
  const marks = parts.flatMap((part, at) => (isMark(part) ? [at] : []))
  const canBe = (side: 1 | -1) => marks.every((at) => parts[at + side]?.kind === 'option')
  const touches = (side: 1 | -1) =>
    marks.every((at) => (side === 1 ? parts[at]!.to === parts[at + 1]?.from : parts[at - 1]?.to === parts[at]!.from))
  if (canBe(1) !== canBe(-1)) return canBe(1) ? 1 : -1
  if (!canBe(1) || touches(1) === touches(-1)) return null
  return touches(1) ? 1 : -1
}

export interface Choice {
  /** The options that it may mean: those that are ticked, or all that are named where none has a box. */
  readonly meant: readonly Piece[]
  /** Where the options end. */
  readonly to: number
}

/**
 * What a piece that begins with options says of them; null where it begins with none.
 * @param options as `optionsOf` has them
 */
export function choiceIn(piece: Piece, pattern: RegExp): Choice | null {
  const parts = partsOf(piece.plain, pattern)
  const options = parts.filter(({ kind }) => kind === 'option')
  const last = parts.at(-1)
  if (!last || options.length === 0) return null
  const side = parts.some(isMark) ? sideOf(parts) : null
  const meant = parts.some(isMark)
    ? parts.flatMap(({ kind }, at) => (kind === 'ticked' && side ? [parts[at + side]!] : []))
    : options
  return { meant: meant.map(({ from, to }) => slice(piece, from, to)), to: last.to }
}
