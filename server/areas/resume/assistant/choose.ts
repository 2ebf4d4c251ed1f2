import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Ephemeral } from '../../../platform/ephemeral/ephemeral.ts'
import type { Log } from '../../../platform/log.ts'
import type { AiSettings } from '../../../platform/settings/provider-settings.ts'
import { type Assistant, rulesAlone } from './assistant.ts'
import type { Asking } from './model/asking.ts'
import { type Budget, createBudget } from './model/budget.ts'
import type { ModelLines } from './model/model-lines.ts'
import { createWriters } from './model/writers.ts'

interface Surroundings {
  readonly db: Db
  readonly modelLines: ModelLines
  readonly ephemeral: Ephemeral
  readonly clock: Clock
  readonly log: Log
}

/** A language model that may be asked for a student, within the student's day. */
export interface Model extends Asking {
  /** What students are told that their texts are sent to. */
  readonly name: string
  readonly budget: Budget
}

export interface Chosen {
  readonly assistant: Assistant
  /** Null where rules alone do it. */
  readonly model: Model | null
}

/** What writes with students, by the settings; no SDK is loaded where rules do. */
export async function chooseAssistant(
  ai: AiSettings | null,
  { db, modelLines, ephemeral, clock, log }: Surroundings,
): Promise<Chosen> {
  if (!ai) return { assistant: rulesAlone, model: null }
  const [{ createLanguageModel }, { createModelAssistant }] = await Promise.all([
    import('./model/language-model.ts'),
    import('./model/model-assistant.ts'),
  ])
  const model = {
    model: await createLanguageModel(ai),
    name: ai.name,
    budget: createBudget(ephemeral, clock, ai.linesADay),
    log,
  }
  return {
    assistant: createModelAssistant({ ...model, modelLines, writers: createWriters(db, clock, 'lines') }),
    model,
  }
}
