import { actorId, eventText, type KindFilter, kindFilters, senderText } from '../panel/panel-words.ts'
import type { ActorInfo, RecordedStep } from '../wire.ts'

export interface LogFilter {
  readonly text: string
  readonly kind: KindFilter
}

/** Steps whose event, actors or payload have the text, of those kinds. */
export function filterSteps(
  steps: readonly RecordedStep[],
  actors: readonly ActorInfo[],
  { text, kind }: LogFilter,
): readonly RecordedStep[] {
  const wanted = text.trim().toLowerCase()
  if (kind === 'all' && wanted === '') return steps
  const kinds: readonly string[] = kindFilters[kind]
  return steps.filter((step) => {
    if (!kinds.includes(step.kind)) return false
    if (wanted === '') return true
    const texts = [eventText(step.event.type), actorId(actors, step.actor), senderText(actors, step)]
    return texts.some((one) => one.toLowerCase().includes(wanted)) || carries(step, wanted)
  })
}

const carries = ({ event }: RecordedStep, wanted: string): boolean =>
  JSON.stringify(event).toLowerCase().includes(wanted)
