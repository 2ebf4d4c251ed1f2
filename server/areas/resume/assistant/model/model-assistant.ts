import type { Rewriting } from '../../../../../contract/calls/rewriting.ts'
import { type Assistant, rewrittenByRules } from '../assistant.ts'
import { marksOf } from '../rewriting/marks.ts'
import { type Asking, askModel } from './asking.ts'
import type { Budget } from './budget.ts'
import { checkedAnswer, checkedSoFar } from './checking.ts'
import { masked } from './masking.ts'
import type { ModelLines } from './model-lines.ts'
import { promptOf } from './prompt.ts'
import type { Writers } from './writers.ts'

interface Surroundings extends Asking {
  /** What students are told that their lines are sent to. */
  readonly name: string
  readonly budget: Budget
  readonly writers: Writers
  readonly modelLines: Pick<ModelLines, 'keep'>
}

const VARIANTS: Rewriting['variants'] = ['stronger', 'concise', 'quantified', 'english']

/** Rules, and a model where a student wants it, whose word is checked; where it gives nothing of use rules do it. */
export function createModelAssistant({ name, budget, writers, modelLines, ...asking }: Surroundings): Assistant {
  return {
    async rewrite(userId, asked, waiting) {
      const { engine, agrees } = asked
      if (agrees !== null) await writers.agree(userId, agrees)
      const writer = await writers.read(userId)
      const line = masked(asked.line, writer.name)
      const about = { name, sent: line.text, is_agreed: writer.isAgreed }
      const byRules = (fell: Rewriting['fell']) => ({ ...rewrittenByRules(asked), fell, model: about })
      if (engine === 'rules' || !writer.isAgreed) return byRules(null)
      if (!(await budget.spend(userId))) return byRules('spent')
      const text = await askModel(
        asking,
        promptOf(line.text, asked.variant),
        waiting.signal,
        (answer) => checkedAnswer(line.restored(answer), asked.line, asked.variant),
        (soFar) => waiting.tell(checkedSoFar(line.restored(soFar), asked.line, asked.variant)),
      )
      if (text === null) return byRules('unusable')
      await modelLines.keep(userId, text)
      const suggestion = { text, marks: marksOf(text, asked.line) }
      return { engine: 'model', fell: null, suggestion, why: null, variants: VARIANTS, model: about }
    },
  }
}
