import { goesOn } from './bullets.ts'
import { headingOf, type SectionKind } from './headings.ts'
import type { Line } from './lines.ts'
import { join } from './piece.ts'

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
    piece: join(
      cells.map(({ piece }) => piece),
      '\t',
    ),
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

/** A heading, and how many of a line's cells it takes up. */
function headingIn(line: Line): { kind: SectionKind; cells: number } | null {
  const whole = headingOf(line.piece.plain)
  if (whole) return { kind: whole, cells: line.cells.length }
  const first = line.cells[0]!
  const kind = line.cells.length > 1 ? headingOf(first.piece.plain) : null
  // Beside its contents a heading stands alone in a column, so a label that means the same in a table of facts is none.
  return kind && kind !== 'unknown' && first.piece.plain.replace(/\s/g, '').length >= 4 ? { kind, cells: 1 } : null
}

/** A word that a list may hold as well: as a heading it looks like one where the others do. */
const isWeak = ({ piece }: Line): boolean => /^\P{L}*(?:\p{Script=Han}{2,3}|[A-Za-z]+)\P{L}*$/u.test(piece.plain)

function knownHeadings(lines: readonly Line[], body: number): Line[] {
  const isMarked = (line: Line) => line.isBold || line.size > body + 0.5
  const known = lines.filter((line) => headingIn(line) !== null)
  const areMarked = known.filter(isMarked).length >= 2
  return known.filter((line) => !areMarked || isMarked(line) || !isWeak(line))
}

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
    const found = known.includes(line) ? headingIn(line) : null
    const kind = found ? null : asideIn(line, section)
    const isMore = aside !== null && !found && goesOn(line, aside.lines.at(-1)!, line.edge, false)
    if (isMore) aside?.lines.push(line)
    else aside = kind ? { kind, heading: null, lines: [line] } : null
    if (kind && aside) asides.push(aside)
    if (aside) continue
    if (found) {
      const isAlone = found.cells === line.cells.length
      sections.push({ kind: found.kind, heading: line, lines: isAlone ? [] : [rest(line, found.cells)] })
    } else if (sections.length > 1 && looksLikeHeading(line, known, body))
      sections.push({ kind: 'unknown', heading: line, lines: [] })
    else section.lines.push(line)
  }
  return [...sections, ...asides]
}
