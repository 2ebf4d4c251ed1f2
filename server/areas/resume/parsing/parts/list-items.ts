import { glyphLength, goesOn, paragraphsOf } from '../bullets.ts'
import { dateIn, isOnlyDate } from '../dates.ts'
import type { SectionKind } from '../headings.ts'
import type { Line } from '../lines.ts'
import { join, type Piece, slice, split } from '../piece.ts'
import { trimmed } from '../tokens.ts'
import { STARTS_TELLING } from '../words.ts'
import { AWARD, CERTIFICATE, dated, isGiver, isGrade, isShare } from './honours.ts'
import { CERTIFICATE_OF_LANGUAGE, isOneLanguage, isTestOf, SPOKEN } from './languages.ts'
import { BEHIND_LEVEL, grouped, isLong, LEVEL_BEHIND, LEVEL_LEAD, ONLY_LEVEL } from './skills.ts'

/** Lines that name awards, and those that tell of the last of them. */
interface Noted {
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
const noted = (lines: readonly Line[]): Noted[] => bySpace(lines) ?? byWords(lines)

export interface Item {
  readonly piece: Piece
  readonly group: Piece | null
  /** What lines below it tell of it. */
  readonly told: Piece | null
}

const LIST = /\s*[、;,，；]\s*|\s*\|\s*|\t|\s{2,}|\u3000/u
/** Also within an item, where others part the items. */
const WEAK_LIST = /\s+[/·•]\s+/u
const LABELS_APART = /\s+(?=\p{Script=Han}{2,6}\s*:)/u
const GROUP = /^([^:,，、。;]{2,24}?)\s*:\s*(?!\/\/)/u

/** What a separator stands before that goes on with the part before it, or null where it is a part of its own. */
function glueOf(before: Piece, part: Piece, kind: SectionKind): string | null {
  const isOpen = (before.plain.match(/\(/g)?.length ?? 0) > (before.plain.match(/\)/g)?.length ?? 0)
  if (isOnlyDate(part)) return ' '
  if (isOpen) return '，'
  const isGiven = kind === 'awards' || kind === 'certificates'
  if (isGiven && isGiver(part) && !isGiver(before) && dateIn(before) === null) return '  '
  if (isGiven && (isShare(part) || (isGrade(part) && !AWARD.test(before.plain) && dateIn(before) === null))) return ' '
  return isTestOf(before, part) ? ' ' : null
}

/** Parts with what a separator parted from them: the rest of brackets, dates, who gave them, tests of a language. */
function closed(parts: readonly Piece[], kind: SectionKind): Piece[] {
  const all: Piece[] = []
  for (const part of parts) {
    const before = all.at(-1)
    const glue = before ? glueOf(before, part, kind) : null
    if (before && glue !== null) all[all.length - 1] = join([before, part], glue)
    else all.push(part)
  }
  return all
}

const LAST_AND = /\s*(?:以及|和|与|及|\band\b)\s*(?!.*(?:以及|和|与|及|\band\b))/iu

/** What has levels of its own each, where nothing but they stand between. */
const leveledApart = (piece: Piece): Piece[] =>
  split(piece, BEHIND_LEVEL).flatMap((part) => {
    const isMixed = LEVEL_LEAD.test(part.plain) && LEVEL_BEHIND.test(part.plain)
    return isMixed ? split(part, LAST_AND) : [part]
  })

/** Parts between separators; slashes and dots part items only where nothing stronger does. */
function partsOf(value: Piece, kind: SectionKind): Piece[] {
  const parts = split(value, LIST).flatMap(leveledApart)
  const isWhole = parts.length > 1 || LEVEL_BEHIND.test(value.plain)
  return closed(isWhole ? parts : parts.flatMap((part) => split(part, WEAK_LIST)), kind)
}

const STACKED: ReadonlySet<SectionKind> = new Set(['awards', 'certificates', 'languages'])

const ENDS_NAME = /(?:奖|奖学金|称号|证书?|师|级)\s*$/

/** Lines with a new group where one says who gave what the line before names, however full that is. */
function givenApart(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (!group || (before && ENDS_NAME.test(before.piece.plain) && isGiver(line.piece))) groups.push([line])
    else group.push(line)
  }
  return groups
}

/** Paragraphs of a list; in narrow columns dates, givers and tests have lines of their own, below what they are of. */
function stackedOf(lines: readonly Line[], kind: SectionKind): Piece[] {
  const isGiven = kind === 'awards' || kind === 'certificates'
  const groups = isGiven ? givenApart(lines) : [kind === 'skills' ? grouped(lines) : lines]
  const pieces = groups.flatMap((group) => paragraphsOf(group).map(({ piece }) => piece))
  const isBelow = STACKED.has(kind) && pieces[0] !== undefined && !isOnlyDate(pieces[0])
  const whole = isBelow ? closed(pieces, kind) : pieces
  return isGiven ? whole.flatMap(datedApart) : whole
}

/** What names and dates by turns name, each with its own date. */
function datedApart(piece: Piece): Piece[] {
  const dates: { from: number; to: number }[] = []
  for (let at = 0; ; at = dates.at(-1)!.to) {
    const date = dateIn({ ...piece, plain: ' '.repeat(at) + piece.plain.slice(at) })
    if (!date) break
    dates.push(date)
  }
  const [first, last] = [dates[0], dates.at(-1)]
  const isLed = first !== undefined && !/[\p{L}\p{N}]/u.test(piece.plain.slice(0, first.from))
  const isEnded = last !== undefined && !/[\p{L}\p{N}]/u.test(piece.plain.slice(last.to))
  if (dates.length < 2 || isLed === isEnded) return [piece]
  const cuts = isLed ? dates.slice(1).map(({ from }) => from) : dates.slice(0, -1).map(({ to }) => to)
  const parts = [0, ...cuts].map((from, i) => slice(piece, from, cuts[i]))
  return parts.every((part) => /\p{L}{2}/u.test(dated(part).name?.plain ?? '')) ? parts : [piece]
}

/** English awards name the place, then the contest, then the month: commas part nothing there. */
const isOneAward = ({ plain }: Piece, parts: readonly Piece[]) =>
  !/[\p{Script=Han};|]/u.test(plain) &&
  parts.filter((part) => AWARD.test(part.plain)).length === 1 &&
  parts.slice(0, -1).every((part) => dateIn(part) === null)

type Part = Omit<Item, 'told'>

/** The facts of a list: whole lines where they are sentences, else what separators part. */
function factsOf(lines: readonly Line[], kind: SectionKind, hasGlyphs: boolean): Part[] {
  const items: Part[] = []
  for (const piece of stackedOf(lines, kind).flatMap((one) => split(one, LABELS_APART))) {
    if (kind === 'languages' && isOneLanguage(piece)) {
      items.push({ piece, group: null })
      continue
    }
    const named = GROUP.exec(piece.plain)
    const isOwn = named?.[1] && (CERTIFICATE_OF_LANGUAGE.test(named[1]) || SPOKEN.test(piece.plain))
    const label = isOwn ? null : named
    if (label?.[1] && ONLY_LEVEL.test(piece.plain.slice(label[0].length).trim())) {
      items.push({ piece: slice(piece, 0, label[1].length), group: slice(piece, label[0].length) })
      continue
    }
    const group = label?.[1] ? slice(piece, 0, label[1].length) : null
    const value = label ? slice(piece, label[0].length) : piece
    const parts = partsOf(value, kind)
    const isSentence = kind === 'skills' && (/[。]/.test(value.plain) || parts.some(isLong))
    if (isSentence || (kind === 'awards' && (hasGlyphs || isOneAward(value, parts))))
      items.push({ piece: value, group })
    else for (const part of parts) items.push({ piece: part, group })
  }
  return items
    .map(({ piece, group }) => ({ piece: trimmed(piece), group }))
    .filter(({ piece }) => piece.text.length > 1 || /[A-Z]/.test(piece.text))
}

/** What some lines list. */
export function itemsOf(lines: readonly Line[], kind: SectionKind): Item[] {
  const hasGlyphs = lines.some(({ piece }) => glyphLength(piece) > 0)
  const groups = kind === 'awards' ? noted(lines) : [{ lines, notes: [] }]
  return groups.flatMap(({ lines: own, notes }) => {
    const facts = factsOf(own, kind, hasGlyphs)
    const told =
      notes.length > 0
        ? join(
            paragraphsOf(notes).map(({ piece }) => piece),
            '；',
          )
        : null
    return facts.map((fact, i) => ({ ...fact, told: i === facts.length - 1 ? told : null }))
  })
}
