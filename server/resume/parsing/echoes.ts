import type { ParsedResume } from '../../../contract/parsed-resume.ts'
import { dateIn } from './dates.ts'
import type { Line } from './lines.ts'
import { alsoAt, type Piece } from './piece.ts'

type Education = ParsedResume['education'][number]

const LEAVES = /毕业|graduat/i

const isSchool = ({ text }: Piece, { school }: Education) => school.value !== '' && text.includes(school.value)
const isEnd = (piece: Piece, { end }: Education) =>
  end.value !== '' && LEAVES.test(piece.plain) && dateIn(piece)?.start === end.value

/** Entries with the places where the head says the same once more. */
export function echoed(education: readonly Education[], head: readonly Line[]): Education[] {
  const pieces = head.flatMap(({ cells }) => cells.map(({ piece }) => piece))
  return education.map((entry) => ({
    ...entry,
    school: alsoAt(
      entry.school,
      pieces.filter((piece) => isSchool(piece, entry)),
    ),
    end: alsoAt(
      entry.end,
      pieces.filter((piece) => isEnd(piece, entry)),
    ),
  }))
}
