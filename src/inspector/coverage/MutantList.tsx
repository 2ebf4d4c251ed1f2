import * as m from '../../../messages/compiled/messages.js'
import { AlertIcon } from '../../ui/icons/AlertIcon.tsx'
import { ShieldIcon } from '../../ui/icons/ShieldIcon.tsx'
import { type FlowCoverage, stateOf } from '../coverage.ts'
import { empty, part } from '../panel/controls.css.ts'
import { go } from '../stores/hooks.tsx'
import { mutant, mutants, mutantWhere, reason } from './CoveragePane.css.ts'
import { mutantText } from './test-words.ts'

/** The deliberate faults that no generated path notices: survivors, and those that nothing could tell, with the reason. */
export function MutantList({ flow }: { readonly flow: FlowCoverage }) {
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
