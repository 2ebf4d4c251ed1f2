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

export function sectionsOf(lines: readonly Line[]): Section[] {
  const body = bodySize(lines)
  const known = lines.filter((line) => headingIn(line) !== null)
  const sections: Section[] = [{ kind: 'basic', heading: null, lines: [] }]
  for (const line of lines) {
    const found = headingIn(line)
    if (found) {
      const isAlone = found.cells === line.cells.length
      sections.push({ kind: found.kind, heading: line, lines: isAlone ? [] : [rest(line, found.cells)] })
    } else if (sections.length > 1 && looksLikeHeading(line, known, body))
      sections.push({ kind: 'unknown', heading: line, lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
}
