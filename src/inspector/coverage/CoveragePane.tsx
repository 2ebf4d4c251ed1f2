import * as m from '../../../messages/compiled/messages.js'
import { AlertIcon, ShieldIcon } from '../../ui/icons/shell.tsx'
import { type FlowCoverage, type Level, levels, missedOf, partsOf, stateOf, takenOf } from '../coverage.ts'
import { count, empty, part } from '../panel/controls.css.ts'
import { go, useChosen, useCoverage, usePlace } from '../stores/hooks.tsx'
import {
  level as levelRow,
  levelTop,
  missed,
  missedEvent,
  missedStates,
  mutant,
  mutants,
  mutantWhere,
  pane,
  reason,
  share,
  source,
} from './CoveragePane.css.ts'
import { LevelBar, percentOf } from './LevelBar.tsx'
import { levelName, mutantText, transitionText } from './test-words.ts'

/** What the tests of every level took of the chosen flow, and what they never did. */
export function CoveragePane() {
  const { flow } = useChosen()
  const coverage = useCoverage()
  const { level } = usePlace()
  const measured = flow === null ? undefined : coverage?.flows[flow]
  if (!measured) return <p className={empty}>{m.inspector_tests_coverage_unmeasured()}</p>
  return (
    <div className={pane}>
      <p className={source}>{m.inspector_tests_coverage_from()}</p>
      {levels.map((one) => (
        <LevelRow key={one} flow={measured} level={one} isChosen={one === level} />
      ))}
      {levels
        .filter((one) => level === null || one === level)
        .map((one) => (
          <Missed key={one} flow={measured} level={one} isAlone={level !== null} />
        ))}
      <MutantList flow={measured} />
    </div>
  )
}

interface LevelProps {
  readonly flow: FlowCoverage
  readonly level: Level
}

function LevelRow({ flow, level, isChosen }: LevelProps & { readonly isChosen: boolean }) {
  const taken = takenOf(flow, level)
  const percent = percentOf(flow, level)
  return (
    <button
      type="button"
      className={levelRow}
      aria-pressed={isChosen}
      onClick={() => go({ level: isChosen ? null : level })}
    >
      <span className={levelTop}>
        <span>{levelName[level]()}</span>
        <span className={share}>
          {taken ? m.inspector_tests_coverage_transitions(taken) : m.inspector_tests_coverage_no_level()}
        </span>
        {percent !== null && <span>{percent}%</span>}
      </span>
      <LevelBar percent={percent} />
    </button>
  )
}

/** What a level left out; in the view of all levels, only of those that walk the flow and left something. */
function Missed({ flow, level, isAlone }: LevelProps & { readonly isAlone: boolean }) {
  const name = levelName[level]()
  const transitions = missedOf(flow, level)
  const states = flow.levels[level]?.statesMissed ?? []
  if (transitions.length === 0 && states.length === 0) {
    if (!isAlone) return null
    const says = flow.levels[level] ? m.inspector_tests_coverage_all : m.inspector_tests_coverage_none_at
    return <p className={empty}>{says({ level: name })}</p>
  }
  return (
    <>
      <h4 className={part}>
        {m.inspector_tests_coverage_missed({ level: name })} <span className={count}>{transitions.length}</span>
      </h4>
      <ul>
        {transitions.map((key) => {
          const { states: which, event } = transitionText(key)
          return (
            <li key={key}>
              <button type="button" className={missed} title={key} onClick={() => go({ state: partsOf(key).source })}>
                <span className={missedStates}>{which}</span>
                <span className={missedEvent}>{event}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {states.length > 0 && (
        <>
          <h4 className={part}>
            {m.inspector_tests_coverage_states_missed({ level: name })} <span className={count}>{states.length}</span>
          </h4>
          <ul>
            {states.map((id) => (
              <li key={id}>
                <button type="button" className={missed} onClick={() => go({ state: id })}>
                  <span className={missedStates}>{id}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** The deliberate faults that no generated path notices: survivors, and those that nothing could tell, with the reason. */
function MutantList({ flow }: { readonly flow: FlowCoverage }) {
  const { total, killed, equivalent, survivors } = flow.mutants
  const transitions = Object.keys(flow.levels.machine?.times ?? {})
  const show = (key: string) => go({ state: stateOf(key, transitions) })
  return (
    <>
      <h4 className={part}>
        {m.inspector_tests_coverage_mutants()}
        <small>{m.inspector_tests_coverage_mutants_counts({ killed, total, equivalent: equivalent.length })}</small>
      </h4>
      {survivors.length === 0 && equivalent.length === 0 && (
        <p className={empty}>{m.inspector_tests_coverage_all_killed()}</p>
      )}
      <ul>
        {survivors.map((key) => (
          <li key={key}>
            <button type="button" className={mutants.survived} onClick={() => show(key)}>
              <AlertIcon size={16} />
              <MutantText mutantKey={key} fate={m.inspector_tests_coverage_survived()} />
            </button>
          </li>
        ))}
        {equivalent.map(({ key, reason: why }) => (
          <li key={key}>
            <button type="button" className={mutants.equivalent} onClick={() => show(key)}>
              <ShieldIcon size={16} />
              <MutantText mutantKey={key} fate={m.inspector_tests_coverage_equivalent()} why={why} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface TextProps {
  readonly mutantKey: string
  readonly fate: string
  readonly why?: string
}

function MutantText({ mutantKey, fate, why }: TextProps) {
  const { what, where } = mutantText(mutantKey)
  return (
    <span className={mutant}>
      <span>{what}</span>
      <span>{fate}</span>
      <code className={mutantWhere}>{where}</code>
      {why !== undefined && <span className={reason}>{why}</span>}
    </span>
  )
}
