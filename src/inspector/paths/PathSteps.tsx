import type { PathResult } from '../../../machines/inspector/replayer/replayer.types.ts'
import * as m from '../../../messages/compiled/messages.js'
import { AlertIcon } from '../../ui/icons/shell.tsx'
import { leafText } from '../coverage/test-words.ts'
import { download } from '../export/download.ts'
import { tool } from '../panel/controls.css.ts'
import { eventText, payload } from '../panel/panel-words.ts'
import { Code, InlineCode } from '../values/Code.tsx'
import { codeLines } from '../values/code.ts'
import { numbered } from '../values/numbered.ts'
import type { PlannedPath, PlannedStep } from '../wire.ts'
import { MarkIcon } from './MarkIcon.tsx'
import { verdictText } from './PathList.tsx'
import {
  difference,
  differenceTitle,
  foot,
  legend,
  number,
  steps as stepList,
  stepName,
  stepRow,
  stepsPane,
  stepTo,
} from './PathSteps.css.ts'
import { title } from './PathsDrawer.css.ts'
import { type PathRun, stepMark } from './path-run.ts'

interface Props {
  readonly flow: string
  readonly path: PlannedPath
  readonly run: PathRun
  /** Whether the flow has a picture on the page. */
  readonly isOnPage: boolean
}

/** The steps of one path, what each led to, and the first difference. */
export function PathSteps({ flow, path, run, isOnPage }: Props) {
  const { result } = run
  const rows = [null, ...path.steps]
  return (
    <section className={stepsPane} aria-label={m.inspector_tests_paths_of_path()}>
      <h3 className={title}>
        <code>{path.input}</code> {verdictText(run, path)}
        <small>{isOnPage ? m.inspector_tests_paths_on_page() : m.inspector_tests_paths_beside()}</small>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <ol className={stepList} start={0} tabIndex={0}>
        {numbered(rows).map(({ key: at, item: step }) => {
          const mark = stepMark(run, at)
          return (
            <li key={at}>
              <div
                className={stepRow}
                data-mark={mark}
                ref={mark === 'running' ? (row) => row?.scrollIntoView({ block: 'nearest' }) : undefined}
              >
                <span className={number}>{at}</span>
                <MarkIcon mark={mark} />
                <span className={stepName}>{step ? <StepText step={step} /> : m.inspector_tests_paths_start()}</span>
                <span className={stepTo}>{step && `→ ${leafText(step.value)}`}</span>
              </div>
              {result && result.step === at && result.verdict !== 'passed' && <WentWrong result={result} />}
            </li>
          )
        })}
      </ol>
      {result && result.verdict !== 'passed' && (
        <p className={foot}>
          <button
            type="button"
            className={tool}
            onClick={() => download(`${flow}-path.json`, JSON.stringify({ flow, ...path, result }, null, 2))}
          >
            {m.inspector_tests_paths_export()}
          </button>
        </p>
      )}
    </section>
  )
}

function StepText({ step }: { readonly step: PlannedStep }) {
  if (step.by === 'clock') return m.inspector_tests_paths_clock({ wait: step.wait })
  const carried = payload(step)
  return (
    <>
      {eventText(step.event.type)} {carried !== null && carried !== '(undefined)' && <InlineCode value={carried} />}
    </>
  )
}

function WentWrong({ result: { difference: differs, message } }: { readonly result: PathResult }) {
  if (!differs) return <p className={difference}>{message}</p>
  return (
    <div className={difference}>
      <h4 className={differenceTitle}>
        <AlertIcon size={16} />
        {m.inspector_tests_paths_difference({ field: differs.field })}
      </h4>
      <Code shown={codeLines(differs.seen, differs.expected)} />
      <p className={legend}>
        − {m.inspector_tests_paths_expected()} + {m.inspector_tests_paths_seen()}
      </p>
    </div>
  )
}
