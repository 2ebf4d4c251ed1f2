import { loggable } from './http/failures.ts'
import type { Log } from './log.ts'

const TEN_MINUTES = 600_000

/** A table whose rows are over some day. */
export interface Swept {
  sweep(): Promise<void>
}

export interface Sweeper {
  /** Sweeps now and every ten minutes from now on. */
  begin(): void
  /** Waits for a sweep that is under way. */
  end(): Promise<void>
}

/** Removes what is over from the database. A sweep that fails is logged, and the next one tries again. */
export function createSweeper(tables: readonly Swept[], log: Log): Sweeper {
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()

  async function sweep(): Promise<void> {
    for (const table of tables) {
      try {
        await table.sweep()
      } catch (error) {
        log.error({ err: loggable(error) }, 'sweep failed')
      }
    }
  }

  return {
    begin() {
      const start = () => {
        underWay = sweep()
      }
      start()
      timer = setInterval(start, TEN_MINUTES).unref()
    },
    async end() {
      clearInterval(timer)
      await underWay
    },
  }
}
