import type { getResolvedPDFJS } from 'unpdf'

export type Ops = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS']
export type Matrix = readonly [number, number, number, number, number, number]
export interface Operators {
  readonly fnArray: readonly number[]
  readonly argsArray: readonly unknown[]
}

export const asNumbers = (value: unknown): number[] =>
  value && typeof value === 'object' ? Array.from(value as ArrayLike<unknown>, Number) : []

const asMatrix = (value: unknown): Matrix | null => {
  const numbers = asNumbers(value)
  return numbers.length === 6 && numbers.every(Number.isFinite) ? (numbers as unknown as Matrix) : null
}

export const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

export interface Painted {
  readonly operator: number
  readonly args: readonly unknown[]
  readonly matrix: Matrix
}

/**
 * What a page's operators do, each with where it stands.
 * @param viewport the matrix by which the page is shown
 */
export function paintedBy(operators: Operators, ops: Ops, viewport: readonly number[]): Painted[] {
  const painted: Painted[] = []
  const kept: Matrix[] = []
  let matrix = asMatrix(viewport) ?? [1, 0, 0, 1, 0, 0]
  operators.fnArray.forEach((operator, i) => {
    const args = (operators.argsArray[i] ?? []) as readonly unknown[]
    if (operator === ops.save) kept.push(matrix)
    else if (operator === ops.restore || operator === ops.paintFormXObjectEnd) matrix = kept.pop() ?? matrix
    else if (operator === ops.transform) matrix = times(matrix, asMatrix(args) ?? [1, 0, 0, 1, 0, 0])
    else if (operator === ops.paintFormXObjectBegin) {
      kept.push(matrix)
      matrix = times(matrix, asMatrix(args[0]) ?? [1, 0, 0, 1, 0, 0])
    } else painted.push({ operator, args, matrix })
  })
  return painted
}

/** Where the unit square comes to stand. */
export function squareOf(m: Matrix): { x: number; y: number; right: number; bottom: number } {
  const xs = [m[4], m[4] + m[0], m[4] + m[2], m[4] + m[0] + m[2]]
  const ys = [m[5], m[5] + m[1], m[5] + m[3], m[5] + m[1] + m[3]]
  return { x: Math.min(...xs), y: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
