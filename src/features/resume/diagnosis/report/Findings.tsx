import type { Finding, Severity } from '../../../../../contract/diagnosis.ts'
import { severities } from '../../../../../contract/diagnosis.ts'
import { keyOf, ofSeverity } from '../../../../../machines/resume/diagnosis/diagnosis.rules.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { Segments } from '../../../../ui/choice/Segments.tsx'
import { severityNames } from '../rule-words.ts'
import { FindingCard } from './FindingCard.tsx'
import * as css from './Findings.css.ts'

export interface FindingsProps {
  readonly findings: readonly Finding[]
  readonly shown: readonly Finding[]
  /** Of those that are shown; null for all. */
  readonly severity: Severity | null
  /** Where it is mended. */
  hrefOf(finding: Finding): string
  onSeverity(severity: Severity | null): void
}

/** All that is to be mended, the most serious first. */
export function Findings({ findings, shown, severity, hrefOf, onSeverity }: FindingsProps) {
  usePreferences()
  return (
    <section className={css.findings} aria-labelledby="findings">
      <div className={css.head}>
        <h2 id="findings" className={css.title}>
          {m.diagnosis_findings()}
        </h2>
        <Segments
          kind="pill"
          label={m.diagnosis_findings()}
          value={severity ?? 'all'}
          options={[
            { value: 'all', text: `${m.diagnosis_all()} ${findings.length}` },
            ...severities.map((value) => ({
              value,
              text: `${severityNames[value]()} ${ofSeverity(findings, value).length}`,
            })),
          ]}
          onChange={(value) => onSeverity(value === 'all' ? null : value)}
        />
      </div>
      {shown.length === 0 ? (
        <p className={css.none}>{findings.length === 0 ? m.diagnosis_none_found() : m.diagnosis_none_of()}</p>
      ) : (
        <ol>
          {shown.map((finding, at) => (
            <FindingCard
              key={keyOf(finding)}
              finding={finding}
              href={hrefOf(finding)}
              hasExample={shown.findIndex(({ rule }) => rule === finding.rule) === at}
            />
          ))}
        </ol>
      )}
    </section>
  )
}
