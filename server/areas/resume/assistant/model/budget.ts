import type { Clock } from '../../../../platform/clock.ts'
import type { Ephemeral } from '../../../../platform/ephemeral/ephemeral.ts'

const DAY = 24 * 60 * 60_000
/** Days begin where our schools are. */
const CHINA = 8 * 60 * 60_000

/** What students may send to a language model. */
export interface Budget {
  /** @param texts that are to be sent @returns whether the student may still send them today */
  spend(userId: string, texts?: number): Promise<boolean>
}

/** @param linesADay that one student may send */
export const createBudget = (ephemeral: Ephemeral, clock: Clock, linesADay: number): Budget => ({
  async spend(userId, texts = 1) {
    const key = `account:rate:model:${userId}:${Math.floor((clock() + CHINA) / DAY)}` as const
    let spent = 0
    for (let text = 0; text < texts; text += 1) spent = await ephemeral.increment(key, DAY)
    return spent <= linesADay
  },
})
