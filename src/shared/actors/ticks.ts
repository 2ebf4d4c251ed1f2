import type { ClockPort } from '../../../machines/kit/clock.ts'
import type { InterviewsFlow } from './actors.ts'

const SECOND = 1000

/** Runs only while somebody looks. */
export function createTicks(clock: ClockPort): InterviewsFlow['ticks'] {
  const looking = new Set<() => void>()
  let timer: unknown
  const now = () => Math.floor(clock.now() / SECOND) * SECOND
  const run = () => {
    timer = clock.setTimeout(
      () => {
        run()
        for (const ticked of looking) ticked()
      },
      now() + SECOND - clock.now(),
    )
  }
  return {
    now,
    subscribe(ticked) {
      const look = () => ticked()
      if (looking.size === 0) run()
      looking.add(look)
      return () => {
        looking.delete(look)
        if (looking.size === 0) clock.clearTimeout(timer)
      }
    },
  }
}
