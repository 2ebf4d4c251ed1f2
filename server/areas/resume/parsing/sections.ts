import { goesOn } from './bullets.ts'
import { headingOf, type SectionKind } from './headings.ts'
import { type Cell, joinCells, type Line } from './lines.ts'

export interface Section {
  readonly kind: SectionKind
  /** Null for what stands before any heading. */
  readonly heading: Line | null
  readonly lines: Line[]
}

/** A line without its first cells. */
function rest(line: Line, from: number): Line {
  const cells = line.cells.slice(from)
  const first = cells[0]!
  return {
    ...line,
    cells,
    x: first.x,
    isBold: first.isBold,
    piece: joinCells(cells),
  }
}

const LONGEST_UNKNOWN = 14

/** Whether a line that is no known heading looks as those do that are. */
function looksLikeHeading(line: Line, headings: readonly Line[], body: number): boolean {
  const text = line.piece.plain.trim()
  if (line.cells.length > 1 || text.length > LONGEST_UNKNOWN || /[\d:。,;]/.test(text) || text.length < 2) return false
  const alike = headings.filter(
    (heading) =>
      Math.abs(heading.size - line.size) < 0.4 && heading.isBold === line.isBold && Math.abs(heading.x - line.x) < 3,
  )
  return line.size > body + 0.7 && alike.length >= 2
}

const bodySize = (lines: readonly Line[]): number => {
  const sizes = new Map<number, number>()
  for (const { size, piece } of lines) sizes.set(size, (sizes.get(size) ?? 0) + piece.text.length)
  return [...sizes].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 10
}

interface Found {
  readonly kind: SectionKind
  /** How many of a line's cells it takes up. */
  readonly cells: number
}

const LONG_ASIDE = 4
const lengthOf = ({ piece }: Cell): number => piece.plain.replace(/\s/g, '').length

const asideOf = ({ cells }: Line): SectionKind | null => {
  const kind = cells.length > 1 ? headingOf(cells[0]!.piece.plain) : null
  return kind === 'unknown' ? null : kind
}

/** Headings that stand beside their contents, alone in a column. */
const asidesIn = (lines: readonly Line[]): Cell[] =>
  lines.flatMap((line) => (asideOf(line) && lengthOf(line.cells[0]!) >= LONG_ASIDE ? [line.cells[0]!] : []))

/** A short word is a label in a table of facts as well: as a heading it looks as those do beside which it stands. */
const isLike = (cell: Cell, asides: readonly Cell[]): boolean =>
  asides.filter(
    ({ x, size, isBold }) => Math.abs(x - cell.x) < 3 && Math.abs(size - cell.size) < 0.4 && isBold === cell.isBold,
  ).length >= 2

function headingIn(line: Line, asides: readonly Cell[]): Found | null {
  const whole = headingOf(line.piece.plain)
  if (whole) return { kind: whole, cells: line.cells.length }
  const kind = asideOf(line)
  const first = line.cells[0]!
  return kind && (lengthOf(first) >= LONG_ASIDE || isLike(first, asides)) ? { kind, cells: 1 } : null
}

/** A word that a list may hold as well: as a heading it looks like one where the others do. */
const isWeak = ({ piece }: Line): boolean => /^\P{L}*(?:\p{Script=Han}{2,3}|[A-Za-z]+)\P{L}*$/u.test(piece.plain)

function knownHeadings(lines: readonly Line[], body: number): ReadonlyMap<Line, Found> {
  const isMarked = (line: Line) => line.isBold || line.size > body + 0.5
  const asides = asidesIn(lines)
  const known = lines.flatMap((line) => {
    const found = headingIn(line, asides)
    return found ? [[line, found] as const] : []
  })
  const areMarked = known.filter(([line]) => isMarked(line)).length >= 2
  return new Map(known.filter(([line]) => !areMarked || isMarked(line) || !isWeak(line)))
}

/** What a list begins with may be called as the list is: smaller and right below its heading it is no other one. */
const isFirstItem = (line: Line, { kind }: Found, { kind: own, heading, lines }: Section): boolean =>
  kind === own && heading !== null && lines.length === 0 && line.size < heading.size - 0.4

const ASIDE: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'certificates', 'summary'])
const ASIDE_LABEL = /^[^\p{L}]*(\p{Script=Han}{2,6}|[A-Za-z ]{5,20})\s*:\s*(?=\S)/u

/** A section in a line of its own: its name, a colon, and all that there is to say. */
function asideIn(line: Line, within: Section): SectionKind | null {
  if (within.kind === 'education' || ASIDE.has(within.kind)) return null
  const label = ASIDE_LABEL.exec(line.piece.plain)?.[1]
  const kind = label ? headingOf(label) : null
  const isOfEntry = /技术栈|工具|tech|tools/i.test(label ?? '') && within.kind !== 'basic'
  return kind && ASIDE.has(kind) && !isOfEntry ? kind : null
}

export function sectionsOf(lines: readonly Line[]): Section[] {
  const body = bodySize(lines)
  const known = knownHeadings(lines, body)
  const sections: Section[] = [{ kind: 'basic', heading: null, lines: [] }]
  const asides: Section[] = []
  let aside: Section | null = null
  for (const line of lines) {
    // What stands at the top of a column, ahead of its first heading, is about the person.
    if (line.isTop) sections.push({ kind: 'basic', heading: null, lines: [] })
    const section = sections.at(-1)!
    const heading = known.get(line)
    const found = heading && !isFirstItem(line, heading, section) ? heading : null
    const kind = found ? null : asideIn(line, section)
    const isMore = aside !== null && !found && goesOn(line, aside.lines.at(-1)!, line.edge, false)
    if (isMore) aside?.lines.push(line)
    else aside = kind ? { kind, heading: null, lines: [line] } : null
    if (kind && aside) asides.push(aside)
    if (aside) continue
    if (found) {
      const isAlone = found.cells === line.cells.length
      sections.push({ kind: found.kind, heading: line, lines: isAlone ? [] : [rest(line, found.cells)] })
    } else if (sections.length > 1 && looksLikeHeading(line, [...known.keys()], body))
      sections.push({ kind: 'unknown', heading: line, lines: [] })
    else section.lines.push(line)
  }
  return [...sections, ...asides]
}
