import type { Finding, ParsedResume, Place } from '../../../../contract/parsed-resume.ts'
import type { SourcePage } from '../reading/source-page.ts'
import { ONLY_LABEL } from './bullets.ts'
import { headingOf } from './headings.ts'
import type { Line } from './lines.ts'
import { isLabel } from './parts/contacts.ts'
import { join, type Piece, placesOf, split } from './piece.ts'

/** Share of a page from which on a picture may hold what counts. */
const LARGE = 0.08
const MOST = 60

const isFinding = (value: unknown): value is Finding =>
  typeof value === 'object' && value !== null && 'places' in value && 'doubt' in value

function findingsIn(value: unknown): Finding[] {
  if (isFinding(value)) return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(findingsIn)
}

type Mark = Piece['marks'][number]

/** Whether a character of the file was taken for a field. */
function takenBy(findings: readonly Finding[]): (mark: Mark) => boolean {
  const taken = new Map<string, Place[]>()
  for (const place of findings.flatMap(({ places }) => places)) {
    const key = `${place.page}.${place.run}`
    taken.set(key, [...(taken.get(key) ?? []), place])
  }
  return ({ page, run, at }) =>
    taken.get(`${page}.${run}`)?.some(({ from = 0, to = Number.POSITIVE_INFINITY }) => from <= at && at < to) ?? false
}

/** Between the facts of a line about the person. */
const APART =
  /\t|\s*[|;·•]\s*|\s{2,}|\u3000|,(?!\d)|(?<=\p{Script=Han}{2})\s(?=\p{Script=Han}{2}|[A-Z])|\s+(?=\p{Script=Han}{2,6}\s*:)/u

/** How old somebody is follows from when they were born. */
const AGE = /^[^\p{L}]*(?:(?:年\s*龄|age)\s*:?\s*\d{1,2}\s*岁?|\d{1,2} years? old)$/iu

/** Stretches of a line that say something of which nothing was taken. */
function leftIn({ cells }: Line, isTaken: (mark: Mark) => boolean): Piece[] {
  const left: Piece[][] = [[]]
  for (const piece of cells.flatMap((cell) => split(cell.piece, APART))) {
    const isSaid =
      /\p{L}{2}/u.test(piece.text.replace(/\s/g, '')) &&
      headingOf(piece.plain) === null &&
      !isLabel(piece.plain) &&
      !AGE.test(piece.plain)
    if (piece.marks.some(isTaken)) left.push([])
    else if (isSaid) left.at(-1)!.push(piece)
  }
  return left.filter((pieces) => pieces.length > 0).map((pieces) => join(pieces, ' '))
}

/**
 * Lines of which nothing was taken, large pictures, and what stands for something that cannot be read.
 * @param head lines about the person: each of their facts stands for itself
 */
export function unreadOf(
  { pages: _, ...fields }: ParsedResume,
  pages: readonly SourcePage[],
  lines: readonly Line[],
  head: readonly Line[],
): ParsedResume['unread'] {
  const isTaken = takenBy(findingsIn(fields))
  const pictures = pages.flatMap((page, number) =>
    page.pictures.flatMap(({ width, height, isUnreadable }, picture) =>
      isUnreadable || width * height > LARGE * page.width * page.height ? [{ page: number, picture, text: '' }] : [],
    ),
  )
  const isLeft = ({ marks }: Piece) => !marks.some(isTaken)
  const facts = head
    .filter(({ piece }) => !isLeft(piece))
    .flatMap((line) => leftIn(line, isTaken).map((piece) => ({ page: line.page, piece })))
  const left = lines.filter(
    ({ piece }) =>
      /\p{L}{2}/u.test(piece.text) && headingOf(piece.plain) === null && !ONLY_LABEL.test(piece.plain) && isLeft(piece),
  )
  return [
    ...pictures,
    ...[...facts, ...left].map(({ page, piece }) => ({
      page,
      picture: null,
      text: piece.text.replace(/\s+/g, ' ').slice(0, 200),
      places: placesOf(piece.marks),
    })),
  ].slice(0, MOST)
}
