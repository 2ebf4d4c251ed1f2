import { fromCallback } from 'xstate'
import type { ClockPort } from './clock.ts'

/** Whole seconds that are left. */
export type CountdownEvent = { type: 'COUNTDOWN.TICKED'; rest: number }

const SECOND = 1000

/** Whole seconds, rounded up, until a deadline; 0 once it has passed. */
export const secondsUntil = (deadline: number, now: number): number => Math.max(0, Math.ceil((deadline - now) / SECOND))

/** Reports the seconds that are left. */
type Report = (event: CountdownEvent) => void

function countDown(clock: ClockPort, deadline: number, report: Report): () => void {
  let timer: unknown
  const tick = () => {
    const now = clock.now()
    const rest = secondsUntil(deadline, now)
    report({ type: 'COUNTDOWN.TICKED', rest })
    if (rest > 0) timer = clock.setTimeout(tick, deadline - now - (rest - 1) * SECOND)
  }
  tick()
  return () => clock.clearTimeout(timer)
}

/**
 * Reports the rest whenever its whole seconds change, reckoned from the deadline each time, so that
 * a sleeping tab shows the right rest as soon as it wakes.
 */
export const countdownActor = (clock: ClockPort) =>
  fromCallback<CountdownEvent, { deadline: number }>(({ sendBack, input: { deadline } }) =>
    countDown(clock, deadline, sendBack),
  )

/** Counts seconds down from when it starts. */
export const countdownFromNow = (clock: ClockPort) =>
  fromCallback<CountdownEvent, { seconds: number }>(({ sendBack, input: { seconds } }) =>
    countDown(clock, clock.now() + seconds * SECOND, sendBack),
  )
