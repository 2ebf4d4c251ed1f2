/** Shapes of arrows. */
import type { Box } from './types.ts'

type Point = readonly [number, number]

/** Pixels of a rounded corner. */
const CORNER = 6
/** Length of an arrow's head. */
const HEAD = 8

const between = ([x1, y1]: Point, [x2, y2]: Point, pixels: number): Point => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const share = Math.min(1, pixels / length)
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
}

const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1)

/** Path data of a line with rounded corners. */
export function roundedPath(route: readonly Point[]): string {
  const [first, ...rest] = route
  if (!first) return ''
  const steps = rest.map((corner, at) => {
    const next = rest[at + 1]
    if (!next) return `L${corner}`
    const before = at === 0 ? first : rest[at - 1]!
    const radius = Math.min(CORNER, distance(before, corner) / 2, distance(corner, next) / 2)
    return `L${between(corner, before, radius)}Q${corner} ${between(corner, next, radius)}`
  })
  return `M${first}${steps.join('')}`
}

/** Path data of the triangle at the end of a line. */
export function headPath(route: readonly Point[]): string {
  const [end, before] = [route.at(-1), route.at(-2)]
  if (!end || !before) return ''
  const [baseX, baseY] = between(end, before, HEAD)
  const [sideX, sideY] = [((end[1] - baseY) / HEAD) * 4, ((baseX - end[0]) / HEAD) * 4]
  return `M${end}L${baseX + sideX},${baseY + sideY}L${baseX - sideX},${baseY - sideY}Z`
}

/** The point halfway along a line. */
export function middleOf(route: readonly Point[]): Point {
  const lengths = route.slice(1).map((corner, at) => distance(route[at]!, corner))
  let rest = lengths.reduce((sum, length) => sum + length, 0) / 2
  for (const [at, length] of lengths.entries()) {
    if (rest <= length) return between(route[at]!, route[at + 1]!, rest)
    rest -= length
  }
  return route[0] ?? [0, 0]
}

/** Where the line leaves the box for the last time, some pixels further on. */
export function exitOf(route: readonly Point[], { x, y, width, height }: Box): Point {
  const isInside = ([px, py]: Point) => px >= x && px <= x + width && py >= y && py <= y + height
  for (let at = route.length - 1; at > 0; at -= 1) {
    const [from, to] = [route[at - 1]!, route[at]!]
    const steps = Math.ceil(distance(from, to))
    for (let step = 0; step <= steps; step += 1) {
      const point = between(to, from, step)
      if (isInside(point)) return between(point, to, 12)
    }
  }
  return middleOf(route)
}
