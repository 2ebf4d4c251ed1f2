import type { ReactNode } from 'react'
import { Radar, type ScorePart } from './Radar.tsx'
import * as css from './Scores.css.ts'

export interface ScoresProps {
  /** Of 100. */
  readonly score: number
  /** What is said beside the score, and heads its parts. */
  readonly words: Readonly<Record<'score' | 'of' | 'radar' | 'part' | 'points', string>>
  readonly verdict: string
  /** Under the verdict. */
  readonly children?: ReactNode
  readonly parts: readonly ScorePart[]
}

const RADIUS = 76
const AROUND = 2 * Math.PI * RADIUS
/** Share of the points from which a part is well done. */
const GOOD = 0.7

/** A score and what it is made of, as a picture and as a table. */
export function Scores({ score, words, verdict, children, parts }: ScoresProps) {
  return (
    <div className={css.scores}>
      <section className={css.score} aria-label={words.score}>
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
            <span className={css.of}>{words.of}</span>
          </p>
        </div>
        <p className={css.verdict}>{verdict}</p>
        {children}
      </section>
      <section className={css.details} aria-label={words.part}>
        <Radar label={words.radar} parts={parts} />
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.column}>
                {words.part}
              </th>
              <th scope="col" className={css.right}>
                {words.points}
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ key, name, weight, points, change = '' }) => (
              <tr key={key}>
                <th scope="row" className={css.column}>
                  <span className={css.dimension}>
                    {name} <span className={css.weight}>{weight}</span>
                    <span className={css.bar} aria-hidden="true">
                      <i
                        className={points / weight >= GOOD ? css.fill : css.lowFill}
                        style={{ width: `${(100 * points) / weight}%` }}
                      />
                    </span>
                  </span>
                </th>
                <td className={css.right}>
                  <b>{points}</b> / {weight}
                  {change !== '' && <span className={css.change}>{change}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
