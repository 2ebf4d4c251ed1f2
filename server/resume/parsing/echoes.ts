import type { ParsedResume } from '../../../contract/parsed-resume.ts'
import { dateIn } from './dates.ts'
import type { Line } from './lines.ts'
import { alsoAt, type Piece, slice } from './piece.ts'

type Education = ParsedResume['education'][number]

const LEAVES = /毕业|graduat/i

function schoolIn(piece: Piece, { school }: Education): Piece[] {
  const at = school.value === '' ? -1 : piece.text.indexOf(school.value)
  return at < 0 ? [] : [slice(piece, at, at + school.value.length)]
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
      pieces.flatMap((piece) => schoolIn(piece, entry)),
    ),
    end: alsoAt(
      entry.end,
      pieces.flatMap((piece) => endIn(piece, entry)),
    ),
  }))
}
