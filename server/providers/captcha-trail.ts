import type { DragSample } from '../../contract/calls/captcha.ts'

/** Pixels from the left edge where a piece is grasped. */
const START = 12
/** Of a pointer's way. */
const LEAST_SAMPLES = 6
/** Milliseconds that a pointer takes at least. */
const LEAST_PULL = 150
/** Share of the whole way that one sample of a pointer may leap. */
const LONGEST_LEAP = 0.5
/** Whoever looks for a place slows down: the last quarter of the time brings this share of the way at most… */
const LATE_WAY = 0.2
/** …or, however much the page stalled before, so many times the samples are in the last tenth of the way as at one pace. */
const LATE_SAMPLES = 1.5
/** Pixels that a press of an arrow key goes, without Shift and with it. */
const KEY_STEPS = [2, 10]
/** Milliseconds that a press takes at least, a held key's repetition included. */
const LEAST_PRESS = 10
/** Milliseconds by which the pauses between presses differ at least. */
const LEAST_RHYTHM = 3

interface Step {
  readonly dx: number
  readonly dt: number
}

/** Whether a trail can be a hand's, by mouse, finger or arrow keys: it looks for its place, and is as uneven as hands are. */
export function isDragged(trail: readonly DragSample[]): boolean {
  const [first, ...others] = trail
  if (!first || Math.abs(first.x) > START || first.t < 0) return false
  const steps = others.map(({ x, t }, index): Step => {
    const before = trail[index] ?? first
    return { dx: x - before.x, dt: t - before.t }
  })
  if (steps.some(({ dt }) => dt < 0)) return false
  return steps.every(isPress) ? isTyped(steps) : isPulled(trail, steps)
}

/** Nothing moves while Enter is pressed. */
const isPress = ({ dx }: Step) => dx === 0 || KEY_STEPS.some((step) => Math.abs(Math.abs(dx) - step) < 0.01)

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

/** Every key goes as far as the other, so that the rhythm alone tells. */
function isTyped(steps: readonly Step[]): boolean {
  const pauses = steps.filter(({ dx }) => dx !== 0).map(({ dt }) => dt)
  // The trail begins with the first press.
  pauses.shift()
  if (pauses.length < 2) return false
  const time = pauses.reduce((sum, dt) => sum + dt, 0)
  return time >= LEAST_PRESS * pauses.length && spread(pauses) >= LEAST_RHYTHM
}

function isPulled(trail: readonly DragSample[], steps: readonly Step[]): boolean {
  const [first] = trail
  const last = trail.at(-1)
  if (!first || !last || trail.length < LEAST_SAMPLES) return false
  const time = last.t - first.t
  const way = Math.abs(last.x - first.x)
  if (time < LEAST_PULL || steps.some(({ dx }) => Math.abs(dx) > way * LONGEST_LEAP)) return false
  // Letting go is no movement, and comes when it comes.
  if (spread(steps.slice(0, -1).map(({ dt }) => dt)) === 0) return false
  return slowsDown(trail, first, last)
}

function slowsDown(trail: readonly DragSample[], first: DragSample, last: DragSample): boolean {
  const restOf = ({ x }: DragSample) => Math.abs(last.x - x) / Math.abs(last.x - first.x)
  const late = trail.findLast(({ t }) => t <= first.t + (last.t - first.t) * 0.75) ?? first
  if (restOf(late) <= LATE_WAY) return true
  const samples = trail.filter((sample) => restOf(sample) <= 0.1).length
  return samples >= 1 + LATE_SAMPLES * 0.1 * trail.length
}
