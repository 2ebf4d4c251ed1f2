import * as m from '../../../messages/compiled/messages.js'
import { leafText } from '../coverage/test-words.ts'
import type { Plan, PlannedPath } from '../wire.ts'
import { MarkIcon } from './MarkIcon.tsx'
import { end, list, name, row, verdict } from './PathsDrawer.css.ts'
import { type PathRun, type ReplayerSnapshot, runOf } from './path-run.ts'

interface Props {
  readonly flow: string
  readonly plan: Plan
  readonly snapshot: ReplayerSnapshot
  readonly shown: number
  onChoose(path: number): void
}

/** The generated paths of a flow, each with what came of it. */
export function PathList({ flow, plan, snapshot, shown, onChoose }: Props) {
  return (
    <ol className={list} aria-label={m.inspector_tests_paths_list({ flow })}>
      {plan.paths.map((path, at) => {
        const run = runOf(snapshot, at)
        return (
          <li key={path.title}>
            <button
              type="button"
              className={row}
              aria-current={at === shown}
              title={path.title}
              onClick={() => onChoose(at)}
            >
              <MarkIcon mark={run.mark} />
              <code className={name}>{wayOf(path)}</code>
              <span className={verdict}>{verdictText(run, path)}</span>
              <span className={end}>
                <code>{leafText(path.steps.at(-1)?.value ?? null)}</code> ·{' '}
                {m.inspector_tests_paths_steps({ count: path.steps.length })}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** A path's title without the state that it ends in. */
const wayOf = ({ title }: PlannedPath): string =>
  title.slice(0, title.lastIndexOf(' = ')).replace('start > ', '').replaceAll(' > ', ' › ')

export function verdictText({ mark, step, result }: PathRun, { steps }: PlannedPath): string {
  if (mark === 'waiting') return ''
  if (mark === 'passed') return m.inspector_tests_paths_verdict_passed()
  if (mark === 'running') return m.inspector_tests_paths_verdict_running({ step: step ?? 0, total: steps.length })
  if (result?.verdict === 'broken') return m.inspector_tests_paths_verdict_broken({ step: step ?? 0 })
  return m.inspector_tests_paths_verdict_failed({ step: step ?? 0 })
}
