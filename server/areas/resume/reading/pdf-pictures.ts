import { type Matrix, type Ops, type Painted, squareOf } from './painted.ts'
import type { Box } from './source-page.ts'

/** In points; rules and bullets are pictures, too. */
const SMALLEST = 12
const MOST = 50

/** Where a picture stands, as far as it is on the page. */
function boxOf(matrix: Matrix, page: { width: number; height: number }): Box {
  const square = squareOf(matrix)
  const x = Math.max(0, square.x)
  const y = Math.max(0, square.y)
  const width = Math.min(page.width, square.right) - x
  const height = Math.min(page.height, square.bottom) - y
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}

/** The pictures that are painted on a page. */
export function picturesOf(
  painted: readonly Painted[],
  ops: Ops,
  page: { readonly width: number; readonly height: number },
): Box[] {
  const paints = new Set<number>([ops.paintImageXObject, ops.paintInlineImageXObject, ops.paintImageMaskXObject])
  return painted
    .filter(({ operator }) => paints.has(operator))
    .map(({ matrix }) => boxOf(matrix, page))
    .filter(({ width, height }) => width >= SMALLEST && height >= SMALLEST)
    .slice(0, MOST)
}
