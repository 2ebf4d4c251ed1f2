import type { Practice, PracticeQuestion } from '../../../contract/practice.ts'
import * as m from '../../../messages/compiled/messages.js'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import * as css from './Practice.css.ts'
import { askedIn, askedText } from './question-text.ts'

export interface HintsProps {
  readonly practice: Practice
  readonly question: PracticeQuestion
}

/** Says what a good answer to a question has. */
export function Hints({ practice, question }: HintsProps) {
  const { locale } = usePreferences()
  return (
    <div>
      <p className={css.note}>{m.practice_hints()}</p>
      <ul className={css.hints} lang={askedIn(practice, locale)}>
        {question.hints.map((hint) => (
          <li key={hint['zh-CN']}>{askedText(hint, practice, locale)}</li>
        ))}
      </ul>
    </div>
  )
}
