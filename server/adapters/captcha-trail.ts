import type { DragSample } from '../../contract/calls/captcha.ts'

const LEAST_SAMPLES = 5
/** Milliseconds. */
const LEAST_TIME = 50
/** Pixels from the left edge where a piece is grasped. */
const START = 12
/** Share of the whole way that one sample may leap. */
const LONGEST_LEAP = 0.6

/** Whether a trail can be a hand's, by mouse, finger or arrow keys: no leap, no machine-made evenness. */
export function isDragged(trail: readonly DragSample[]): boolean {
  const [first] = trail
  const last = trail.at(-1)
  if (!first || !last || trail.length < LEAST_SAMPLES) return false
  const steps = trail.slice(1).map(({ x, t }, index) => {
    const before = trail[index] ?? first
    return { dx: x - before.x, dt: t - before.t }
  })
  if (Math.abs(first.x) > START || first.t < 0 || steps.some(({ dt }) => dt < 0)) return false
  if (last.t - first.t < LEAST_TIME) return false
  const way = Math.abs(last.x - first.x)
  if (steps.some(({ dx }) => Math.abs(dx) > way * LONGEST_LEAP)) return false
  return !isEven(steps)
}

/** Every step as long, and as quick, as the other: no hand does that, not even on arrow keys. */
function isEven(steps: readonly { dx: number; dt: number }[]): boolean {
  const [first] = steps
  return steps.every(({ dx, dt }) => Math.abs(dx - (first?.dx ?? 0)) < 0.01 && Math.abs(dt - (first?.dt ?? 0)) < 0.01)
}
