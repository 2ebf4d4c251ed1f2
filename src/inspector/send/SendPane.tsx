import { type FormEvent, useId, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { flows } from '../../../machines/flows.ts'
import * as m from '../../../messages/compiled/messages.js'
import { CheckCircleIcon } from '../../ui/icons/controls.tsx'
import { AlertIcon } from '../../ui/icons/shell.tsx'
import { leadText } from '../coverage/test-words.ts'
import { count, empty, head, kbd, part, primary } from '../panel/controls.css.ts'
import { PlayIcon } from '../panel/icons.tsx'
import { movement, shortValue } from '../panel/panel-words.ts'
import { acceptingStates, type Example, offersOf, readEvent } from '../samples.ts'
import { useChosen, useInspector, useJournal } from '../stores/hooks.tsx'
import type { ActorInfo, RecordedStep } from '../wire.ts'
import { SendForm, submitOnCtrlEnter } from './SendForm.tsx'
import {
  area,
  fieldLabel,
  form,
  json,
  jsonName,
  note,
  offer,
  offerLead,
  offerName,
  pane,
  results,
  right,
  sentRow,
  submit,
  wrong,
} from './SendPane.css.ts'
import { type Sent, useSent } from './sent-store.ts'

const stepOf = (steps: readonly RecordedStep[], actor: string, { after, event }: Sent): RecordedStep | undefined =>
  steps.find((step) => step.actor === actor && step.step > after && step.event.type === event.type)

interface ResultProps {
  readonly last: Sent
  readonly actor: string
  /** Undefined for what is no flow of ours. */
  readonly machine: AnyStateMachine | undefined
}

/** What came of the event sent last. */
function SendResult({ last, actor, machine }: ResultProps) {
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
function SentList({ sent, actor }: ListProps) {
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

/** Sends events to the chosen actor: those that its state accepts as forms, any other as JSON. */
export function SendPane() {
  const { actor, step, isLive } = useChosen()
  if (!actor) return <p className={empty}>{m.inspector_tests_send_nobody_chosen()}</p>
  if (actor.status !== 'active') return <p className={empty}>{m.inspector_tests_send_stopped()}</p>
  return <SendTo key={actor.key} actor={actor} lookedAt={isLive ? null : (step?.step ?? null)} />
}

interface SendToProps {
  readonly actor: ActorInfo
  /** Step that the other panes show, where that is not the present. */
  readonly lookedAt: number | null
}

function SendTo({ actor, lookedAt }: SendToProps) {
  const { request } = useInspector()
  const { steps } = useJournal()
  const { sent, send } = useSent(actor.key, steps.at(-1)?.step ?? 0, request)
  const [chosen, choose] = useState<string | null>(null)
  const catalogue = flows.find(({ flow }) => flow === actor.flow)
  const now = steps.findLast((step) => step.actor === actor.key)
  const offers = catalogue && now ? offersOf(catalogue, now.open) : []
  const opened = chosen ?? offers[0]?.form.type
  const last = sent[0]
  return (
    <div className={pane}>
      <h3 className={head}>
        <span>{m.inspector_tests_send_state({ actor: actor.id, state: shortValue(now?.value ?? actor.value) })}</span>
        {catalogue && <small>{m.inspector_tests_send_accepts({ count: offers.length })}</small>}
      </h3>
      {lookedAt !== null && <p className={note}>{m.inspector_tests_send_live({ step: lookedAt })}</p>}
      {catalogue && offers.length === 0 && <p className={empty}>{m.inspector_tests_send_nothing()}</p>}
      {offers.map((one) => {
        const { type } = one.form
        const isOpen = type === opened
        return (
          <section key={type} aria-label={type}>
            <button type="button" className={offer} aria-expanded={isOpen} onClick={() => choose(isOpen ? '' : type)}>
              <span className={offerName}>{type}</span>
              <span className={offerLead}>{leadText(one)}</span>
            </button>
            {isOpen && <SendForm offer={one} onSend={send} />}
          </section>
        )
      })}
      <SendJson isOnly={offers.length === 0} first={catalogue?.events[0]?.type ?? ''} onSend={send} />
      {last && <SendResult last={last} actor={actor.key} machine={catalogue?.machine} />}
      {sent.length > 0 && (
        <>
          <h4 className={part}>
            {m.inspector_tests_send_recent()} <span className={count}>{sent.length}</span>
          </h4>
          <SentList sent={sent} actor={actor.key} />
        </>
      )}
      {catalogue && <p className={note}>{m.inspector_tests_send_catalogue({ file: `${catalogue.flow}.paths.ts` })}</p>}
    </div>
  )
}

interface Props {
  /** Whether there is no other way to send something. */
  readonly isOnly: boolean
  /** Event to begin with. */
  readonly first: string
  onSend(event: Example): void
}

/** Any event, typed as JSON. */
function SendJson({ isOnly, first, onSend }: Props) {
  const id = useId()
  const [text, setText] = useState(() => JSON.stringify({ type: first }, null, 2))
  const read = readEvent(text)
  const problem = typeof read === 'string' ? read : null
  const submitForm = (event: FormEvent) => {
    event.preventDefault()
    if (typeof read !== 'string') onSend(read)
  }
  return (
    <details className={json} open={isOnly}>
      <summary className={jsonName}>{m.inspector_tests_send_json()}</summary>
      <form
        className={form}
        onSubmit={submitForm}
        onKeyDown={submitOnCtrlEnter}
        aria-label={m.inspector_tests_send_json()}
      >
        <label className={fieldLabel} htmlFor={id}>
          {m.inspector_tests_send_json_label()}
        </label>
        <textarea
          id={id}
          className={area}
          value={text}
          rows={4}
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-says`}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={submit}>
          <button type="submit" className={primary} disabled={problem !== null}>
            <PlayIcon />
            {m.inspector_tests_send_button()}
          </button>
          <span id={`${id}-says`} className={problem ? wrong : right}>
            {problem === 'noJson' && m.inspector_tests_send_json_invalid()}
            {problem === 'noType' && m.inspector_tests_send_json_no_type()}
            {problem === null && m.inspector_tests_send_json_valid()}
          </span>
          <kbd className={kbd}>Ctrl ↵</kbd>
        </div>
      </form>
    </details>
  )
}
