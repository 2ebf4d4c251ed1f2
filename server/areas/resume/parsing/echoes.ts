import type { Finding, ParsedResume } from '../../../../contract/parsed-resume.ts'
import { dateIn } from './dates.ts'
import type { Line } from './lines.ts'
import { alsoAt, type Piece, slice } from './piece.ts'
import { DEGREES } from './words.ts'

type Education = ParsedResume['education'][number]

const LEAVES = /毕业|graduat/i

function wordsIn(piece: Piece, { value }: Finding): Piece[] {
  const at = value === '' ? -1 : piece.text.indexOf(value)
  return at < 0 ? [] : [slice(piece, at, at + value.length)]
}

function degreeIn(piece: Piece, { degree }: Education): Piece[] {
  const match = DEGREES.find(([value]) => value === degree.value)?.[1].exec(piece.plain)
  return match ? [slice(piece, match.index, match.index + match[0].length)] : []
}

function endIn(piece: Piece, { end }: Education): Piece[] {
  const date = end.value !== '' && LEAVES.test(piece.plain) ? dateIn(piece) : null
  return date?.start === end.value ? [slice(piece, date.from, date.to)] : []
}

/** Entries with the places where the head says the same once more. */
export function echoed(education: readonly Education[], head: readonly Line[]): Education[] {
  const pieces = head.flatMap(({ cells }) => cells.map(({ piece }) => piece))
  return education.map((entry) => ({
    ...entry,
    school: alsoAt(
      entry.school,
      pieces.flatMap((piece) => wordsIn(piece, entry.school)),
    ),
    major: alsoAt(
      entry.major,
      pieces.flatMap((piece) => wordsIn(piece, entry.major)),
    ),
    degree: alsoAt(
      entry.degree,
      pieces.flatMap((piece) => degreeIn(piece, entry)),
    ),
    end: alsoAt(
      entry.end,
      pieces.flatMap((piece) => endIn(piece, entry)),
    ),
  }))
}
