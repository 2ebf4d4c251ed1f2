import type { ListedDiagnosis } from '../../../../../contract/calls/diagnoses.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { dayTimeText } from '../../../../shared/text/time.ts'
import { signed } from '../signed.ts'
import { targetText } from '../target-text.ts'
import * as css from './Side.css.ts'

export interface HistoryProps {
  readonly list: readonly ListedDiagnosis[]
  /** Id of the one that is shown. */
  readonly shown: string
  hrefOf(id: string): string
}

/** How the score went, the latest first. */
export function History({ list, shown, hrefOf }: HistoryProps) {
  usePreferences()
  const scored = list.filter(({ score }) => score !== null)
  const differenceOf = (id: string) => {
    const at = scored.findIndex((one) => one.id === id)
    const [now, before] = [scored[at]?.score, scored[at + 1]?.score]
    return at < 0 || now == null || before == null ? 0 : now - before
  }
  return (
    <section className={css.card} aria-labelledby="history">
      <div className={css.head}>
        <h2 id="history" className={css.title}>
          {m.diagnosis_history()}
        </h2>
        <p className={css.note}>{m.diagnosis_history_count({ count: list.length })}</p>
      </div>
      <ol className={css.history}>
        {list.map((one) => {
          const difference = differenceOf(one.id)
          return (
            <li key={one.id}>
              <a className={css.past} href={hrefOf(one.id)} aria-current={one.id === shown ? 'page' : undefined}>
                <span className={css.when}>
                  <time dateTime={one.created_at}>{dayTimeText(one.created_at)}</time>
                  <span className={css.note}>{targetText(one.target)}</span>
                </span>
                {one.score === null ? (
                  <span className={css.note}>
                    {one.status === 'failed' ? m.diagnosis_history_failed() : m.diagnosis_history_waiting()}
                  </span>
                ) : (
                  <b className={css.score}>{one.score}</b>
                )}
                <span className={difference > 0 ? css.up : css.down}>{difference !== 0 && signed(difference)}</span>
              </a>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
