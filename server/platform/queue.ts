/** Too much waits already; the caller may try again in a moment. */
export class Overloaded extends Error {}

export interface Queue {
  /**
   * Runs a task once there is room for it.
   * @param asker whom its waiting counts for
   * @throws Overloaded at once where too many wait, or too many of this asker's
   */
  run<T>(asker: string, task: () => Promise<T>): Promise<T>
}

export interface Turns {
  /** Runs a task once everything that this asker asked for before has ended; others' run meanwhile. */
  take<T>(asker: string, task: () => Promise<T>): Promise<T>
}

export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>()
  return {
    take(asker, task) {
      const turn = (last.get(asker) ?? Promise.resolve()).then(task, task)
      const end = () => {
        if (last.get(asker) === turn) last.delete(asker)
      }
      last.set(asker, turn)
      turn.then(end, end)
      return turn
    },
  }
}

/**
 * @param atWork tasks that run at once
 * @param waiting tasks that may wait for them
 * @param share how many of those that wait may be one asker's
 */
export function createQueue(atWork: number, waiting: number, share: number): Queue {
  const line: { readonly asker: string; begin(): void }[] = []
  let running = 0
  return {
    async run(asker, task) {
      if (running >= atWork) {
        const own = line.filter((waiter) => waiter.asker === asker).length
        if (line.length >= waiting || own >= share) throw new Overloaded()
        // Whoever ends hands its place over, so that nobody steps in between.
        await new Promise<void>((resolve) => line.push({ asker, begin: resolve }))
      } else running += 1
      try {
        return await task()
      } finally {
        const next = line.shift()
        if (next) next.begin()
        else running -= 1
      }
    },
  }
}
