import type { getResolvedPDFJS } from 'unpdf'
import type { Box } from './source-page.ts'

type Ops = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS']
type Matrix = readonly [number, number, number, number, number, number]

/** In points; rules and bullets are pictures, too. */
const SMALLEST = 12
const MOST = 50

const asMatrix = (value: unknown): Matrix | null => {
  const numbers = value && typeof value === 'object' ? Array.from(value as ArrayLike<unknown>, Number) : []
  return numbers.length === 6 && numbers.every(Number.isFinite) ? (numbers as unknown as Matrix) : null
}

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

/** Where the unit square comes to stand, as far as it is on the page. */
function boxOf(m: Matrix, page: { width: number; height: number }): Box {
  const xs = [m[4], m[4] + m[0], m[4] + m[2], m[4] + m[0] + m[2]]
  const ys = [m[5], m[5] + m[1], m[5] + m[3], m[5] + m[1] + m[3]]
  const x = Math.max(0, Math.min(...xs))
  const y = Math.max(0, Math.min(...ys))
  const width = Math.min(page.width, Math.max(...xs)) - x
  const height = Math.min(page.height, Math.max(...ys)) - y
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}

/** The pictures that a page's operators paint. */
export function picturesOf(
  operators: { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] },
  ops: Ops,
  viewport: readonly number[],
  page: { width: number; height: number },
): Box[] {
  const pictures: Box[] = []
  const kept: Matrix[] = []
  let matrix = asMatrix(viewport) ?? [1, 0, 0, 1, 0, 0]
  const paints = new Set<number>([ops.paintImageXObject, ops.paintInlineImageXObject, ops.paintImageMaskXObject])
  operators.fnArray.forEach((operator, i) => {
    const args = operators.argsArray[i] as readonly unknown[] | null
    if (operator === ops.save) kept.push(matrix)
    else if (operator === ops.restore || operator === ops.paintFormXObjectEnd) matrix = kept.pop() ?? matrix
    else if (operator === ops.transform) matrix = times(matrix, asMatrix(args) ?? [1, 0, 0, 1, 0, 0])
    else if (operator === ops.paintFormXObjectBegin) {
      kept.push(matrix)
      matrix = times(matrix, asMatrix(args?.[0]) ?? [1, 0, 0, 1, 0, 0])
    } else if (paints.has(operator)) {
      const box = boxOf(matrix, page)
      if (box.width >= SMALLEST && box.height >= SMALLEST && pictures.length < MOST) pictures.push(box)
    }
  })
  return pictures
}
