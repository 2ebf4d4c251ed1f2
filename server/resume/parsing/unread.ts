import type { Finding, ParsedResume } from '../../../contract/parsed-resume.ts'
import { ONLY_LABEL } from './bullets.ts'
import { headingOf } from './headings.ts'
import type { Line } from './lines.ts'
import { type Piece, placesOf } from './piece.ts'

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

/** Shorter ones are the labels of a form. */
const LEAST_FACT = 7

/**
 * Lines of which nothing was taken, and large pictures.
 * @param head lines about the person: each of their facts stands for itself
 */
export function unreadOf(parsed: ParsedResume, lines: readonly Line[], head: readonly Line[]): ParsedResume['unread'] {
  const { pages, ...fields } = parsed
  const taken = new Set(findingsIn(fields).flatMap(({ places }) => places.map(({ page, run }) => `${page}.${run}`)))
  const pictures = pages.flatMap((page, number) =>
    page.pictures.flatMap(({ width, height }, picture) =>
      width * height > LARGE * page.width * page.height ? [{ page: number, picture, text: '' }] : [],
    ),
  )
  const isLeft = (piece: Piece) => !piece.marks.some(({ page, run }) => taken.has(`${page}.${run}`))
  const facts = head
    .filter(({ piece }) => !isLeft(piece))
    .flatMap(({ page, cells }) => cells.map(({ piece }) => ({ page, piece })))
    .filter(({ piece }) => /\p{L}{2}/u.test(piece.text) && piece.text.length >= LEAST_FACT && isLeft(piece))
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
