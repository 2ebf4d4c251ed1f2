import type { Report } from '../../../../../contract/diagnosis.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { dimensionWords, severityNames } from '../rule-words.ts'
import * as css from './Overview.css.ts'
import { Radar } from './Radar.tsx'

export interface OverviewProps {
  readonly report: Report
}

const RADIUS = 76
const AROUND = 2 * Math.PI * RADIUS

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
    <div className={css.overview}>
      <section className={css.score} aria-label={m.diagnosis_score()}>
        <div className={css.dial}>
          <svg viewBox="-88 -88 176 176" className={css.circle} aria-hidden="true">
            <circle r={RADIUS} className={css.track} />
            <circle
              r={RADIUS}
              className={css.arc}
              strokeDasharray={`${(AROUND * score) / 100} ${AROUND}`}
              transform="rotate(-90)"
            />
          </svg>
          <p className={css.number}>
            <b className={css.points}>{score}</b>
            <span className={css.of}>{m.diagnosis_score_of()}</span>
          </p>
        </div>
        <p className={css.verdict}>{verdict()}</p>
        {is_rescaled && <p className={css.note}>{m.diagnosis_for_none()}</p>}
        <dl className={css.counts}>
          {counts.map(({ severity, count }) => (
            <div key={severity} className={css.counted[severity]}>
              <dt>{severityNames[severity]()}</dt>
              <dd className={css.count}>{count}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={css.details} aria-label={m.diagnosis_dimension()}>
        <Radar dimensions={dimensions} />
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.column}>
                {m.diagnosis_dimension()}
              </th>
              <th scope="col" className={css.right}>
                {m.diagnosis_points()}
              </th>
            </tr>
          </thead>
          <tbody>
            {dimensions.map(({ name, weight, points }) => (
              <tr key={name}>
                <th scope="row" className={css.column}>
                  <span className={css.dimension}>
                    {dimensionWords[name].name()} <span className={css.weight}>{weight}</span>
                    <span className={css.bar} aria-hidden="true">
                      <i
                        className={points / weight >= 0.7 ? css.fill : css.lowFill}
                        style={{ width: `${(100 * points) / weight}%` }}
                      />
                    </span>
                  </span>
                </th>
                <td className={css.right}>
                  <b>{points}</b> / {weight}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
