import type { AnyStateMachine } from 'xstate'
import * as m from '../../../messages/compiled/messages.js'
import { AlertIcon } from '../../ui/icons/AlertIcon.tsx'
import { CheckCircleIcon } from '../../ui/icons/CheckCircleIcon.tsx'
import { movement, shortValue } from '../panel/panel-words.ts'
import { acceptingStates } from '../samples.ts'
import { useJournal } from '../stores/hooks.tsx'
import type { RecordedStep } from '../wire.ts'
import { offerLead, offerName, results, sentRow } from './SendPane.css.ts'
import type { Sent } from './sent-store.ts'

const stepOf = (steps: readonly RecordedStep[], actor: string, { after, event }: Sent): RecordedStep | undefined =>
  steps.find((step) => step.actor === actor && step.step > after && step.event.type === event.type)

interface ResultProps {
  readonly last: Sent
  readonly actor: string
  /** Undefined for what is no flow of ours. */
  readonly machine: AnyStateMachine | undefined
}

/** What came of the event sent last. */
export function SendResult({ last, actor, machine }: ResultProps) {
  const { steps } = useJournal()
  const { event, outcome } = last
  const step = stepOf(steps, actor, last)
  const state = shortValue((step ?? steps.findLast((one) => one.actor === actor))?.value ?? null)
  if (outcome === 'accepted')
    return (
      <div className={results.accepted} role="status">
        <CheckCircleIcon size={16} />
        <p>
          <strong>{m.inspector_tests_send_accepted({ event: event.type })}</strong>
          <br />→ <code>{state}</code>
        </p>
      </div>
    )
  if (outcome !== 'refused')
    return (
      <p className={results.failed} role="alert">
        {m.inspector_tests_send_failed({ reason: outcome.error })}
      </p>
    )
  const accepting = machine ? acceptingStates(machine, event.type) : []
  return (
    <div className={results.refused} role="status">
      <AlertIcon size={16} />
      <p>
        <strong>{m.inspector_tests_send_nobody({ event: event.type })}</strong>
        <br />
        {m.inspector_tests_send_still({ state })}{' '}
        {accepting.length > 0
          ? m.inspector_tests_send_accepting({ states: accepting.map((id) => id.replace(/^[^.]+\./, '')).join(', ') })
          : machine && m.inspector_tests_send_accepting_none()}
      </p>
    </div>
  )
}

interface ListProps {
  readonly sent: readonly Sent[]
  readonly actor: string
}

/** The events sent last, with what they changed. */
export function SentList({ sent, actor }: ListProps) {
  const { steps } = useJournal()
  const cameTo = (one: Sent): string => {
    const step = stepOf(steps, actor, one)
    if (!step) return m.inspector_tests_send_accepted_short()
    const { from, to } = movement(step)
    return from === to ? m.inspector_tests_send_stays() : `${from} → ${to}`
  }
  return (
    <ul>
      {sent.map((one) => (
        <li key={one.id} className={sentRow}>
          <span className={offerName}>{one.event.type}</span>
          <span className={offerLead}>
            {one.outcome === 'accepted' ? cameTo(one) : m.inspector_tests_send_refused()}
          </span>
        </li>
      ))}
    </ul>
  )
}
