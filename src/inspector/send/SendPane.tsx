import { useState } from 'react'
import { flows } from '../../../machines/flows.ts'
import * as m from '../../../messages/compiled/messages.js'
import { leadText } from '../coverage/test-words.ts'
import { count, empty, head, part } from '../panel/controls.css.ts'
import { shortValue } from '../panel/panel-words.ts'
import { offersOf } from '../samples.ts'
import { useChosen, useInspector, useJournal } from '../stores/hooks.tsx'
import type { ActorInfo } from '../wire.ts'
import { SendForm } from './SendForm.tsx'
import { SendJson } from './SendJson.tsx'
import { note, offer, offerLead, offerName, pane } from './SendPane.css.ts'
import { SendResult, SentList } from './SendResult.tsx'
import { useSent } from './sent-store.ts'

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
