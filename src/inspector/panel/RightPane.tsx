import * as m from '../../../messages/compiled/messages.js'
import { CoveragePane } from '../coverage/CoveragePane.tsx'
import { FlowDoc } from '../gallery/FlowDoc.tsx'
import type { Pane } from '../place.ts'
import { SendPane } from '../send/SendPane.tsx'
import { go, useChosen, usePlace } from '../stores/hooks.tsx'
import { isOwn } from '../stores/own.ts'
import { ContextPane } from '../values/ContextPane.tsx'
import { EventPane } from '../values/EventPane.tsx'
import { body, column } from './RightPane.css.ts'
import { TabPanel, Tabs } from './Tabs.tsx'

const PANEL = 'details'

const shown = {
  context: ContextPane,
  event: EventPane,
  send: SendPane,
  coverage: CoveragePane,
} satisfies Record<Pane, unknown>

/** What is to be known of the chosen actor; of a flow that does not run, its documentation. */
export function RightPane() {
  const { pane } = usePlace()
  const { actor, step } = useChosen()
  const names = actor
    ? {
        context: m.inspector_pane_context(),
        event: m.inspector_pane_event(),
        ...(!isOwn(actor.key) && { send: m.inspector_pane_send() }),
        coverage: m.inspector_pane_coverage(),
      }
    : { context: m.inspector_pane_docs(), coverage: m.inspector_pane_coverage() }
  const chosen = pane in names ? pane : 'context'
  const Shown = actor === null && chosen === 'context' ? FlowDoc : shown[chosen]
  return (
    <aside className={column} aria-label={m.inspector_details()}>
      <Tabs<Pane>
        panel={PANEL}
        label={m.inspector_details()}
        names={names}
        counts={actor && step ? { event: step.candidates.length } : {}}
        chosen={chosen}
        onChoose={(next) => go({ pane: next })}
      />
      <TabPanel className={body} panel={PANEL} chosen={chosen}>
        <Shown />
      </TabPanel>
    </aside>
  )
}
