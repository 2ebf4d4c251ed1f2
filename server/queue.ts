/** Too much waits already; the caller may try again in a moment. */
export class Overloaded extends Error {}

export interface Queue {
  /**
   * Runs a task once there is room for it.
   * @throws Overloaded at once where too many wait
   */
  run<T>(task: () => Promise<T>): Promise<T>
}

/**
 * @param atWork tasks that run at once
 * @param waiting tasks that may wait for them
 */
export function createQueue(atWork: number, waiting: number): Queue {
  const line: (() => void)[] = []
  let running = 0
  return {
    async run(task) {
      if (running >= atWork) {
        if (line.length >= waiting) throw new Overloaded()
        // Whoever ends hands its place over, so that nobody steps in between.
        await new Promise<void>((resolve) => line.push(resolve))
      } else running += 1
      try {
        return await task()
      } finally {
        const next = line.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
