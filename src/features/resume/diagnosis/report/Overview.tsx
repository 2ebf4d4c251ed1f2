import type { Report } from '../../../../../contract/diagnosis.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { Scores } from '../../../../ui/scores/Scores.tsx'
import { dimensionWords, severityNames } from '../rule-words.ts'
import * as css from './Overview.css.ts'

export interface OverviewProps {
  readonly report: Report
}

const verdicts: readonly (readonly [least: number, text: () => string])[] = [
  [85, m.diagnosis_verdict_good],
  [70, m.diagnosis_verdict_middle],
  [45, m.diagnosis_verdict_weak],
  [0, m.diagnosis_verdict_thin],
]

/** The score, what it is made of, as a picture and as a table, and how much there is to mend. */
export function Overview({ report }: OverviewProps) {
  usePreferences()
  const { score, dimensions, findings, is_rescaled } = report
  const verdict = verdicts.find(([least]) => score >= least)?.[1] ?? m.diagnosis_verdict_thin
  const counts = (['serious', 'advice', 'hint'] as const).map((severity) => ({
    severity,
    count: findings.filter((one) => one.severity === severity).length,
  }))
  return (
    <Scores
      score={score}
      words={{
        score: m.diagnosis_score(),
        of: m.diagnosis_score_of(),
        radar: m.diagnosis_radar(),
        part: m.diagnosis_dimension(),
        points: m.diagnosis_points(),
      }}
      verdict={verdict()}
      parts={dimensions.map(({ name, weight, points }) => ({
        key: name,
        name: dimensionWords[name].name(),
        weight,
        points,
      }))}
    >
      {is_rescaled && <p className={css.note}>{m.diagnosis_for_none()}</p>}
      <dl className={css.counts}>
        {counts.map(({ severity, count }) => (
          <div key={severity} className={css.counted[severity]}>
            <dt>{severityNames[severity]()}</dt>
            <dd className={css.count}>{count}</dd>
          </div>
        ))}
      </dl>
    </Scores>
  )
}
