import type { Rewriting } from '../../../contract/calls/rewriting.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { Ephemeral } from '../../adapters/ephemeral.ts'
import type { Log } from '../../log.ts'
import { type Asked, type Assistant, rewrittenByRules, type Waiting } from '../assistant.ts'
import { marksOf } from '../rewriting/marks.ts'
import { checkedAnswer, checkedSoFar } from './checking.ts'
import type { LanguageModel } from './language-model.ts'
import { type Masked, masked } from './masking.ts'
import type { ModelLines } from './model-lines.ts'
import { promptOf } from './prompt.ts'
import type { Writers } from './writers.ts'

interface Surroundings {
  readonly model: LanguageModel
  /** What students are told that their lines are sent to. */
  readonly name: string
  /** Lines that one student may send in a day. */
  readonly linesADay: number
  readonly writers: Writers
  readonly modelLines: Pick<ModelLines, 'keep'>
  readonly ephemeral: Ephemeral
  readonly clock: Clock
  readonly log: Log
  /** Milliseconds in which the model says nothing. */
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

/** Rules, and a model where a student wants it, whose word is checked; where it gives nothing of use rules do it. */
export function createModelAssistant({
  model,
  name,
  linesADay,
  writers,
  modelLines,
  ephemeral,
  clock,
  log,
  patience = PATIENCE,
}: Surroundings): Assistant {
  const isWithinBudget = async (userId: string): Promise<boolean> => {
    const day = Math.floor((clock() + CHINA) / DAY)
    return (await ephemeral.increment(`account:rate:model:${userId}:${day}`, DAY)) <= linesADay
  }

  async function answerOf({ text, restored }: Masked, { line, variant }: Asked, waiting: Waiting): Promise<string> {
    let answer = ''
    const silence = new AbortController()
    const begin = () => setTimeout(() => silence.abort(new DOMException('silent', 'TimeoutError')), patience)
    let timer = begin()
    try {
      for await (const piece of model.write(
        promptOf(text, variant),
        AbortSignal.any([waiting.signal, silence.signal]),
      )) {
        clearTimeout(timer)
        timer = begin()
        answer += piece
        if (answer.length > MOST) throw new Error('too long')
        waiting.tell(checkedSoFar(restored(answer), line, variant))
      }
    } finally {
      clearTimeout(timer)
    }
    return restored(answer)
  }

  async function byModel(line: Masked, asked: Asked, waiting: Waiting): Promise<string | null> {
    for (let attempt = 1; attempt <= TRIES && !waiting.signal.aborted; attempt += 1) {
      try {
        const said = checkedAnswer(await answerOf(line, asked, waiting), asked.line, asked.variant)
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
    async rewrite(userId, asked, waiting) {
      const { engine, agrees } = asked
      if (agrees !== null) await writers.agree(userId, agrees)
      const writer = await writers.read(userId)
      const line = masked(asked.line, writer.name)
      const about = { name, sent: line.text, is_agreed: writer.isAgreed }
      const byRules = (fell: Rewriting['fell']) => ({ ...rewrittenByRules(asked), fell, model: about })
      if (engine === 'rules' || !writer.isAgreed) return byRules(null)
      if (!(await isWithinBudget(userId))) return byRules('spent')
      const text = await byModel(line, asked, waiting)
      if (text === null) return byRules('unusable')
      await modelLines.keep(userId, text)
      const suggestion = { text, marks: marksOf(text, asked.line) }
      return { engine: 'model', fell: null, suggestion, why: null, variants: VARIANTS, model: about }
    },
  }
}
