import * as m from '../../../messages/compiled/messages.js'
import { chartOf } from '../chart/charts.ts'
import type { Chart } from '../chart/types.ts'
import { partsOf } from '../coverage.ts'
import { empty, part } from '../panel/controls.css.ts'
import { clockTime, eventText, payload, senderText } from '../panel/panel-words.ts'
import { useChosen, useJournal } from '../stores/hooks.tsx'
import type { Candidate, Fate } from '../wire.ts'
import { Calls } from './Calls.tsx'
import { Code } from './Code.tsx'
import { list, pair, pairName, section } from './ContextPane.css.ts'
import { codeLines } from './code.ts'
import { candidates, facts, numbers, type, verdicts, why } from './EventPane.css.ts'
import { numbered } from './numbered.ts'

const verdictWords = {
  taken: m.inspector_fate_taken,
  guardRefused: m.inspector_fate_guardRefused,
  earlierTaken: m.inspector_fate_earlierTaken,
  deeperTaken: m.inspector_fate_deeperTaken,
} satisfies Record<Fate, () => string>

function reason(fate: Fate, guard: string | null): string {
  if (fate === 'taken') return guard === null ? m.inspector_why_taken_bare() : m.inspector_why_taken()
  return {
    guardRefused: m.inspector_why_guardRefused,
    earlierTaken: m.inspector_why_earlierTaken,
    deeperTaken: m.inspector_why_deeperTaken,
  }[fate]()
}

/** State ids without the machine's own. */
const shortId = (id: string): string => id.slice(id.indexOf('.') + 1)

const targetText = (key: string): string =>
  partsOf(key).targets.map(shortId).join(' + ') || m.inspector_candidate_stays()

interface RowProps {
  readonly place: number
  readonly candidate: Candidate
  readonly chart: Chart | null
}

function CandidateRow({ place, candidate: { key, fate }, chart }: RowProps) {
  const guard = chart?.transitions.find((transition) => transition.key === key)?.guard ?? null
  const look = fate === 'taken' ? 'taken' : 'other'
  return (
    <li className={candidates[look]}>
      <span className={numbers[look]}>{place + 1}</span>
      <span>
        {guard === null ? m.inspector_candidate_else() : `[${guard}]`} → {targetText(key)}
      </span>
      <span className={verdicts[fate]}>{verdictWords[fate]()}</span>
      <p className={why}>
        {shortId(partsOf(key).source)} · {reason(fate, guard)}
      </p>
    </li>
  )
}

/** The event of the step: who sent it, which transitions were asked in which order, and what followed. */
export function EventPane() {
  const { actor, flow, step } = useChosen()
  const { actors } = useJournal()
  if (!step || !actor) return <p className={empty}>{m.inspector_no_step()}</p>
  const carried = payload(step)
  return (
    <>
      <h3 className={type}>{eventText(step.event.type)}</h3>
      <div className={facts}>
        <div className={pair}>
          <span className={pairName}>{m.inspector_sender()}</span>
          {senderText(actors, step)}
        </div>
        <div className={pair}>
          <span className={pairName}>{m.inspector_receiver()}</span>
          {actor.id}
        </div>
        <div className={pair}>
          <span className={pairName}>{m.inspector_at()}</span>
          {clockTime(step.at)}
        </div>
        <div className={pair}>
          <span className={pairName}>{m.inspector_payload()}</span>
          {carried === null && m.inspector_payload_none()}
        </div>
        {carried !== null && <Code shown={codeLines(carried)} />}
      </div>
      <section className={section}>
        <h3 className={part}>
          {m.inspector_candidates()} <small>{m.inspector_candidates_order()}</small>
        </h3>
        {step.candidates.length === 0 && step.kind !== 'start' && (
          <p className={empty}>{m.inspector_candidates_none()}</p>
        )}
        <ol>
          {numbered(step.candidates).map(({ key, item }) => (
            <CandidateRow key={key} place={key} candidate={item} chart={chartOf(flow)} />
          ))}
        </ol>
      </section>
      {step.microsteps.length > 0 && (
        <section className={section}>
          <h3 className={part}>
            {m.inspector_microsteps()} <small>{m.inspector_microsteps_count({ count: step.microsteps.length })}</small>
          </h3>
          <ol className={list}>
            {numbered(step.microsteps).map(({ key, item }) => (
              <li key={key} className={pair}>
                <span className={pairName}>{key + 1}</span>
                <span>{item.map(microstepText).join(', ')}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <Calls calls={step.calls} />
    </>
  )
}

function microstepText(key: string): string {
  const { source, event } = partsOf(key)
  return `${shortId(source)} ${event} → ${targetText(key)}`
}
