import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { flows } from '../../../machines/flows.ts'
import * as m from '../../../messages/compiled/messages.js'
import { empty, tool } from '../panel/controls.css.ts'
import { go, useChosen, useInspector, useJournal } from '../stores/hooks.tsx'
import type { Plan } from '../wire.ts'
import { PathControls } from './PathControls.tsx'
import { PathList } from './PathList.tsx'
import { PathSteps } from './PathSteps.tsx'
import { drawer, left } from './PathsDrawer.css.ts'
import { runOf } from './path-run.ts'
import { usePlan } from './replayer-ports.ts'

/** The generated tests of the chosen flow, run on the inspected page. */
export function PathsDrawer() {
  const { replayer } = useInspector()
  const { flow: chosen } = useChosen()
  const snapshot = useSelector(replayer, (current) => current)
  const { flow, message } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const wanted = flows.some((one) => one.flow === chosen) ? chosen : null
  const hasPage = useJournal().tab !== null
  const plan = usePlan(flow)

  useEffect(() => {
    if (hasPage && wanted !== null && wanted !== flow && !isBusy) replayer.send({ type: 'FLOW.CHOSEN', flow: wanted })
  }, [hasPage, wanted, flow, isBusy, replayer])

  if (snapshot.matches('planning')) return <p className={empty}>{m.inspector_tests_paths_planning()}</p>
  if (flow === null) {
    const says = wanted === null ? m.inspector_tests_paths_no_flow : m.inspector_tests_paths_no_page
    return <p className={empty}>{says()}</p>
  }
  if (snapshot.matches('unplanned'))
    return (
      <div className={empty}>
        <p role="alert">{m.inspector_tests_paths_unplanned({ reason: message ?? '' })}</p>
        <br />
        <button type="button" className={tool} onClick={() => replayer.send({ type: 'FLOW.CHOSEN', flow })}>
          {m.inspector_tests_paths_again()}
        </button>
      </div>
    )
  return plan && <Paths key={flow} flow={flow} plan={plan} />
}

function Paths({ flow, plan }: { readonly flow: string; readonly plan: Plan }) {
  const { replayer } = useInspector()
  const snapshot = useSelector(replayer, (current) => current)
  const [chosen, choose] = useState<number | null>(null)
  const shown = chosen ?? snapshot.context.path ?? 0
  const path = plan.paths[shown]
  const run = (paths: readonly number[]) => {
    choose(paths.length === 1 ? (paths[0] ?? null) : null)
    go({ actor: flow, step: null })
    replayer.send({ type: 'RUN.STARTED', paths })
  }
  return (
    <div className={drawer}>
      <div className={left}>
        <PathControls flow={flow} plan={plan} shown={shown} onRun={run} />
        <PathList flow={flow} plan={plan} snapshot={snapshot} shown={shown} onChoose={choose} />
      </div>
      {path && <PathSteps flow={flow} path={path} run={runOf(snapshot, shown)} isOnPage={plan.onPage} />}
    </div>
  )
}
