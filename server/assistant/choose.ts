import type { Clock } from '../adapters/clock.ts'
import type { Ephemeral } from '../adapters/ephemeral.ts'
import type { AiSettings } from '../adapters/settings.ts'
import type { Db } from '../db/open.ts'
import type { Log } from '../log.ts'
import { type Assistant, rulesAlone } from './assistant.ts'
import type { ModelLines } from './model/model-lines.ts'
import { createWriters } from './model/writers.ts'

interface Surroundings {
  readonly db: Db
  readonly modelLines: ModelLines
  readonly ephemeral: Ephemeral
  readonly clock: Clock
  readonly log: Log
}

/** What writes with students, by the settings; no SDK is loaded where rules do. */
export async function chooseAssistant(ai: AiSettings | null, { db, ...around }: Surroundings): Promise<Assistant> {
  if (!ai) return rulesAlone
  const [{ createLanguageModel }, { createModelAssistant }] = await Promise.all([
    import('./model/language-model.ts'),
    import('./model/model-assistant.ts'),
  ])
  return createModelAssistant({
    ...around,
    model: await createLanguageModel(ai),
    name: ai.name,
    linesADay: ai.linesADay,
    writers: createWriters(db, around.clock),
  })
}
