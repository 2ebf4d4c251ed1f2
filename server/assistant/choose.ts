import type { Clock } from '../adapters/clock.ts'
import type { Ephemeral } from '../adapters/ephemeral.ts'
import type { AiSettings } from '../adapters/settings.ts'
import type { Db } from '../db/open.ts'
import type { Log } from '../log.ts'
import type { Grader } from '../practice/evaluation/grader.ts'
import { type Assistant, rulesAlone } from './assistant.ts'
import { createBudget } from './model/budget.ts'
import type { ModelLines } from './model/model-lines.ts'
import { createWriters } from './model/writers.ts'

interface Surroundings {
  readonly db: Db
  readonly modelLines: ModelLines
  readonly ephemeral: Ephemeral
  readonly clock: Clock
  readonly log: Log
}

export interface Chosen {
  readonly assistant: Assistant
  /** Null where rules alone grade. */
  readonly grader: Grader | null
}

/** What writes with students and grades what they say, by the settings; no SDK is loaded where rules do. */
export async function chooseAssistant(
  ai: AiSettings | null,
  { db, modelLines, ephemeral, clock, log }: Surroundings,
): Promise<Chosen> {
  if (!ai) return { assistant: rulesAlone, grader: null }
  const [{ createLanguageModel }, { createModelAssistant }, { createGrader }] = await Promise.all([
    import('./model/language-model.ts'),
    import('./model/model-assistant.ts'),
    import('../practice/evaluation/grader.ts'),
  ])
  const model = await createLanguageModel(ai)
  const budget = createBudget(ephemeral, clock, ai.linesADay)
  const around = { model, name: ai.name, budget, log }
  return {
    assistant: createModelAssistant({ ...around, modelLines, writers: createWriters(db, clock, 'lines') }),
    grader: createGrader({ ...around, writers: createWriters(db, clock, 'answers') }),
  }
}
