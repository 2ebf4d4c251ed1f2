import type { Rewriting } from '../../../contract/calls/rewriting.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { Ephemeral } from '../../adapters/ephemeral.ts'
import type { Log } from '../../log.ts'
import { type Asked, type Assistant, rewrittenByRules } from '../assistant.ts'
import { marksOf } from '../rewriting/marks.ts'
import { checkedAnswer } from './checking.ts'
import type { LanguageModel } from './language-model.ts'
import { masked } from './masking.ts'
import { promptOf } from './prompt.ts'

interface Surroundings {
  readonly model: LanguageModel
  /** Lines that one student may send in a day. */
  readonly linesADay: number
  /** What a student is called in the resume; '' where nothing is. */
  nameOf(userId: string): Promise<string>
  readonly ephemeral: Ephemeral
  readonly clock: Clock
  readonly log: Log
  /** Milliseconds for one try. */
  readonly patience?: number
}

const PATIENCE = 4000
/** Characters after which nobody reads on. */
const MOST = 2000
const TRIES = 2
const DAY = 24 * 60 * 60_000
/** Days begin where our schools are. */
const CHINA = 8 * 60 * 60_000

const VARIANTS: Rewriting['variants'] = ['stronger', 'concise', 'quantified', 'english']
const ENGINES: Rewriting['engines'] = ['rules', 'model']

/** Rules, and a model where a student wants it, whose word is checked; where it gives nothing of use rules do it. */
export function createModelAssistant({
  model,
  linesADay,
  nameOf,
  ephemeral,
  clock,
  log,
  patience = PATIENCE,
}: Surroundings): Assistant {
  const isWithinBudget = async (userId: string): Promise<boolean> => {
    const day = Math.floor((clock() + CHINA) / DAY)
    return (await ephemeral.increment(`account:rate:model:${userId}:${day}`, DAY)) <= linesADay
  }

  async function answerOf(line: string, { variant }: Asked, signal: AbortSignal): Promise<string> {
    let answer = ''
    for await (const text of model.write(
      promptOf(line, variant),
      AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    )) {
      answer += text
      if (answer.length > MOST) throw new Error('too long')
    }
    return answer
  }

  async function byModel(userId: string, asked: Asked, signal: AbortSignal): Promise<string | null> {
    const { text, restored } = masked(asked.line, await nameOf(userId))
    for (let attempt = 1; attempt <= TRIES && !signal.aborted; attempt += 1) {
      try {
        const said = checkedAnswer(restored(await answerOf(text, asked, signal)), asked.line, asked.variant)
        if (said !== null) return said
        log.warn({ attempt }, 'the model answered nothing of use')
      } catch (error) {
        // Its message may hold what was sent.
        log.warn({ attempt, reason: error instanceof Error ? error.name : 'unknown' }, 'the model did not answer')
      }
    }
    return null
  }

  return {
    async rewrite(userId, asked, signal) {
      const byRules = () => ({ ...rewrittenByRules(asked), engines: ENGINES })
      if (asked.engine === 'rules' || !(await isWithinBudget(userId))) return byRules()
      const text = await byModel(userId, asked, signal)
      if (text === null) return byRules()
      const suggestion = { text, marks: marksOf(text, asked.line) }
      return { engine: 'model', suggestion, why: null, variants: VARIANTS, engines: ENGINES }
    },
  }
}
