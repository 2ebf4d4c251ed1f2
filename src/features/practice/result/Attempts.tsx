import type { ReactNode } from 'react'
import type { PracticeAttempt } from '../../../../contract/practice.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { addressOf } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { dayTimeText } from '../../../shared/text/time.ts'
import { Tag } from '../../../ui/chip/Tag.tsx'
import * as css from '../Practice.css.ts'

export interface AttemptsProps {
  readonly attempts: readonly PracticeAttempt[]
  /** The answer of this time. */
  readonly children: ReactNode
}

/** An answer, beside what was answered to the same question in other practices. */
export function Attempts({ attempts, children }: AttemptsProps) {
  usePreferences()
  if (attempts.length === 0) return children
  return (
    <ul className={css.attempts}>
      <li className={css.attempt}>
        <h3 className={css.label}>{m.practice_this_time()}</h3>
        {children}
      </li>
      {attempts.map(({ practice_id, saved_at, text, total }) => (
        <li key={practice_id} className={css.attempt}>
          <div className={css.askedHead}>
            <h3 className={css.label}>{dayTimeText(saved_at)}</h3>
            {total !== null && <Tag tone="plain">{m.practice_grade({ total })}</Tag>}
          </div>
          <p className={text ? css.answer : css.none}>{text || m.practice_untold_one()}</p>
          <a
            className={css.open}
            href={addressOf('/aiInterviewResult', { id: practice_id })}
            aria-label={m.practice_attempt_open_what({ day: dayTimeText(saved_at) })}
          >
            {m.practice_attempt_open()}
          </a>
        </li>
      ))}
    </ul>
  )
}
