import type { Drawn } from './glyph-runs.ts'
import { asNumbers, type Ops, type Painted, squareOf, times } from './painted.ts'

/** In heights of the text beside it. */
const SMALLEST = 0.15
const LARGEST = 0.6
const BEFORE = 2.2
const OFF_CENTRE = 0.35
/** Where the middle of a line of text is above its baseline. */
const MIDDLE = 0.36
const MOST = 400

interface Dot {
  readonly x: number
  readonly right: number
  readonly y: number
  readonly size: number
}

/** Small filled shapes that are as wide as high. */
function dotsOf(painted: readonly Painted[], ops: Ops): Dot[] {
  const fills = new Set<number>([ops.fill, ops.eoFill, ops.fillStroke, ops.eoFillStroke])
  return painted.flatMap(({ operator, args, matrix }): Dot[] => {
    if (operator !== ops.constructPath || !fills.has(Number(args[0]))) return []
    const [x0, y0, x1, y1] = asNumbers(args[2])
    if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return []
    const { x, y, right, bottom } = squareOf(times(matrix, [x1 - x0, 0, 0, y1 - y0, x0, y0]))
    const isSquare = Math.abs(right - x - (bottom - y)) < 0.2 * (bottom - y)
    return isSquare ? [{ x, right, y: (y + bottom) / 2, size: bottom - y }] : []
  })
}

/** Bullets that a page draws in front of lines, as browsers print lists, as if they were written. */
export function drawnBullets(painted: readonly Painted[], ops: Ops, pieces: readonly Drawn[]): Drawn[] {
  const words = pieces.filter(({ text }) => text.trim() !== '')
  return dotsOf(painted, ops)
    .slice(0, MOST)
    .flatMap(({ x, right, y, size }): Drawn[] => {
      const line = words.filter((word) => Math.abs(word.baseline - MIDDLE * word.size - y) < OFF_CENTRE * word.size)
      const [first] = line.filter((word) => word.x > x).toSorted((a, b) => a.x - b.x)
      if (!first || first.isBold || first.x - right > BEFORE * first.size) return []
      if (size < SMALLEST * first.size || size > LARGEST * first.size) return []
      // Behind a word they say how well somebody knows it.
      const follows = line.some((word) => word.x < x && x - word.x - word.width < BEFORE * word.size)
      return follows ? [] : [{ ...first, text: '•', x, width: right - x }]
    })
}
