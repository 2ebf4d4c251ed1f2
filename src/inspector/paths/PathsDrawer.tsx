import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { flows } from '../../../machines/flows.ts'
import type { Speed } from '../../../machines/inspector/replayer/replayer.types.ts'
import * as m from '../../../messages/compiled/messages.js'
import { empty, primary, tool } from '../panel/controls.css.ts'
import { ForthIcon, PauseIcon, PlayIcon } from '../panel/icons.tsx'
import { go, useChosen, useInspector, useJournal } from '../stores/hooks.tsx'
import type { Plan } from '../wire.ts'
import { PathList } from './PathList.tsx'
import { PathSteps } from './PathSteps.tsx'
import { controls, drawer, failed, left, passed, progress, speed, speeds, tally, title } from './PathsDrawer.css.ts'
import { runOf, tallyOf } from './path-run.ts'
import { usePlan } from './replayer-ports.ts'

interface Props {
  readonly flow: string
  readonly plan: Plan
  /** Path of the list that is shown. */
  readonly shown: number
  onRun(paths: readonly number[]): void
}

const speedNames: Readonly<Record<Speed, () => string>> = {
  step: m.inspector_tests_paths_speed_step,
  walk: m.inspector_tests_paths_speed_walk,
  fast: m.inspector_tests_paths_speed_fast,
}

/** Runs and stops paths, and says how many passed. */
function PathControls({ flow, plan, shown, onRun }: Props) {
  const { replayer } = useInspector()
  const snapshot = useSelector(replayer, (current) => current)
  const counts = tallyOf(snapshot)
  const share = (count: number) => ({ width: `${(count / plan.paths.length) * 100}%` })
  const isBusy = snapshot.hasTag('busy')
  const isHeld = snapshot.context.speed === 'step' && snapshot.matches('running')
  return (
    <>
      <h3 className={title}>
        {m.inspector_tests_paths_title()} <code>{flow}</code>
        <span className={tally} role="status">
          {counts.passed > 0 && (
            <span className={passed}>{m.inspector_tests_paths_passed({ count: counts.passed })}</span>
          )}{' '}
          {counts.failed > 0 && (
            <span className={failed}>{m.inspector_tests_paths_failed({ count: counts.failed })}</span>
          )}{' '}
          {m.inspector_tests_paths_total({ count: plan.paths.length })}
        </span>
      </h3>
      <div className={controls}>
        {isBusy ? (
          <button type="button" className={primary} onClick={() => replayer.send({ type: 'STOPPED' })}>
            <PauseIcon />
            {m.inspector_tests_paths_stop()}
          </button>
        ) : (
          <button type="button" className={primary} onClick={() => onRun([...plan.paths.keys()])}>
            <PlayIcon />
            {m.inspector_tests_paths_run_all()}
          </button>
        )}
        {isHeld ? (
          <button type="button" className={tool} onClick={() => replayer.send({ type: 'STEPPED' })}>
            <ForthIcon />
            {m.inspector_tests_paths_step()}
          </button>
        ) : (
          <button type="button" className={tool} disabled={isBusy} onClick={() => onRun([shown])}>
            <PlayIcon />
            {m.inspector_tests_paths_run_one()}
          </button>
        )}
        <fieldset className={speeds} aria-label={m.inspector_tests_paths_speed()}>
          {(Object.keys(speedNames) as Speed[]).map((one) => (
            <button
              key={one}
              type="button"
              className={speed}
              aria-pressed={one === snapshot.context.speed}
              onClick={() => replayer.send({ type: 'SPEED.CHANGED', speed: one })}
            >
              {speedNames[one]()}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={progress} aria-hidden="true">
        <span className={passed} style={share(counts.passed)} />
        <span className={failed} style={share(counts.failed)} />
      </div>
    </>
  )
}

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
