import { flows } from '../../../machines/flows.ts'
import type { Catalogue } from '../../../machines/kit/catalogue.ts'
import * as m from '../../../messages/compiled/messages.js'
import { chartOf } from '../chart/charts.ts'
import type { Chart, ChartState } from '../chart/types.ts'
import { LevelBar, percentOf } from '../coverage/LevelBar.tsx'
import { levelName } from '../coverage/test-words.ts'
import { levels } from '../coverage.ts'
import { count, empty, faintPill, head, part, pill } from '../panel/controls.css.ts'
import { eventForms } from '../samples.ts'
import { go, useChosen, useCoverage, usePlace } from '../stores/hooks.tsx'
import { InlineCode } from '../values/Code.tsx'
import { description, doc, entry, levelRow, name, purpose, stateRow, tags } from './FlowDoc.css.ts'
import { purposeOf } from './flow-notes.ts'

/** What there is to know of the chosen flow without running it. */
export function FlowDoc() {
  const { flow } = useChosen()
  const chart = chartOf(flow)
  const catalogue = flows.find((one) => one.flow === flow)
  if (flow === null || !chart || !catalogue) return <p className={empty}>{m.inspector_tests_paths_no_flow()}</p>
  return (
    <section className={doc} aria-label={m.inspector_tests_doc_label({ flow })}>
      <h3 className={head}>
        {flow}
        <small>
          {m.inspector_tests_gallery_counts({ states: chart.states.length - 1, transitions: chart.transitions.length })}
        </small>
      </h3>
      <p className={purpose}>{purposeOf(flow)}</p>
      <Levels flow={flow} />
      <States chart={chart} />
      <Events catalogue={catalogue} />
      <Ports catalogue={catalogue} chart={chart} />
    </section>
  )
}

function Levels({ flow }: { readonly flow: string }) {
  const measured = useCoverage()?.flows[flow]
  if (!measured) return null
  return (
    <>
      <h4 className={part}>{m.inspector_tests_doc_coverage()}</h4>
      {levels.map((level) => {
        const percent = percentOf(measured, level)
        return (
          <div key={level} className={levelRow}>
            <span>{levelName[level]()}</span>
            <LevelBar percent={percent} />
            <span>{percent === null ? m.inspector_tests_coverage_no_level() : `${percent}%`}</span>
          </div>
        )
      })}
    </>
  )
}

function States({ chart }: { readonly chart: Chart }) {
  const { state: chosen } = usePlace()
  const states = chart.states.filter(({ id }) => id !== chart.root)
  return (
    <>
      <h4 className={part}>
        {m.inspector_tests_doc_states()} <span className={count}>{states.length}</span>
      </h4>
      <ul>
        {states.map((state) => (
          <li key={state.id}>
            <button
              type="button"
              className={stateRow}
              style={{ paddingLeft: `${12 * state.depth}px` }}
              aria-current={state.id === chosen}
              onClick={() => go({ state: state.id })}
            >
              <StateText state={state} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function StateText({ state }: { readonly state: ChartState }) {
  return (
    <>
      <code className={name}>{state.name}</code>
      <span className={tags}>
        {state.tags.map((tag) => (
          <span key={tag} className={pill}>
            {tag}
          </span>
        ))}
        {state.invokes.map(({ id }) => (
          <span key={id} className={faintPill}>
            ⚡ {id}
          </span>
        ))}
      </span>
      {state.description && <span className={description}>{state.description}</span>}
    </>
  )
}

function Events({ catalogue }: { readonly catalogue: Catalogue }) {
  const forms = eventForms(catalogue)
  return (
    <>
      <h4 className={part}>
        {m.inspector_tests_doc_events()} <span className={count}>{forms.length}</span>
      </h4>
      <ul>
        {forms.map(({ type, fields, examples }) => (
          <li key={type} className={entry}>
            <code className={name}>{type}</code>
            {examples.length === 0 && <span className={description}>{m.inspector_tests_doc_own_event()}</span>}
            {fields.length > 0 &&
              examples.map(({ type: _, ...payload }) => (
                <span key={JSON.stringify(payload)} className={description}>
                  <InlineCode value={payload} />
                </span>
              ))}
          </li>
        ))}
      </ul>
    </>
  )
}

interface PortsProps {
  readonly catalogue: Catalogue
  readonly chart: Chart
}

function Ports({ catalogue, chart }: PortsProps) {
  const guards = [...new Set(chart.transitions.flatMap(({ guard }) => guard ?? []))]
  const delays = Object.entries(chart.delays).map(([delay, time]) => `${delay} ${time} ms`)
  const outcomes = (actor: string) => {
    const { done = [], error = [], sends = [] } = catalogue.actors[actor] ?? {}
    if (done.length + error.length + sends.length === 0) return actor
    const counts = { done: done.length, errors: error.length, sends: sends.length }
    return `${actor} · ${m.inspector_tests_doc_outcomes(counts)}`
  }
  return (
    <>
      <Names title={m.inspector_tests_doc_actors()} names={chart.ports.actors.map(outcomes)} />
      <Names title={m.inspector_tests_doc_actions()} names={chart.ports.actions} />
      <Names title={m.inspector_tests_doc_guards()} names={guards} />
      <Names title={m.inspector_tests_doc_delays()} names={delays} />
      <Names title={m.inspector_tests_doc_inputs()} names={Object.keys(catalogue.inputs)} />
    </>
  )
}

function Names({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <>
      <h4 className={part}>
        {title} <span className={count}>{names.length}</span>
      </h4>
      <ul>
        {names.map((one) => (
          <li key={one} className={entry}>
            <code className={name}>{one}</code>
          </li>
        ))}
      </ul>
    </>
  )
}
