import { useSelector } from '@xstate/react'
import type { Speed } from '../../../machines/inspector/replayer/replayer.types.ts'
import * as m from '../../../messages/compiled/messages.js'
import { primary, tool } from '../panel/controls.css.ts'
import { ForthIcon, PauseIcon, PlayIcon } from '../panel/icons.tsx'
import { useInspector } from '../stores/hooks.tsx'
import type { Plan } from '../wire.ts'
import { controls, failed, passed, progress, speed, speeds, tally, title } from './PathsDrawer.css.ts'
import { tallyOf } from './path-run.ts'

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
export function PathControls({ flow, plan, shown, onRun }: Props) {
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
