import type { Report } from '../../../../../contract/diagnosis.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { CheckIcon } from '../../../../ui/icons/account.tsx'
import { PlusIcon } from '../../../../ui/icons/pages.tsx'
import * as css from './Side.css.ts'

export interface KeywordsProps {
  readonly keywords: NonNullable<Report['keywords']>
}

/** What the target asks for, and whether the resume says so. */
export function Keywords({ keywords: { matched, missing } }: KeywordsProps) {
  usePreferences()
  const all = matched.length + missing.length
  if (all === 0) return null
  return (
    <section className={css.card} aria-labelledby="keywords">
      <div className={css.head}>
        <h2 id="keywords" className={css.title}>
          {m.diagnosis_keywords()}
        </h2>
        <p className={css.note}>{m.diagnosis_keywords_count({ all, count: matched.length })}</p>
      </div>
      {matched.length > 0 && (
        <>
          <h3 className={css.group}>{m.diagnosis_have()}</h3>
          <ul className={css.words}>
            {matched.map((word) => (
              <li key={word} className={css.had}>
                <CheckIcon size={16} />
                {word}
              </li>
            ))}
          </ul>
        </>
      )}
      {missing.length > 0 && (
        <>
          <h3 className={css.group}>{m.diagnosis_lack()}</h3>
          <ul className={css.words}>
            {missing.map((word) => (
              <li key={word} className={css.lacked}>
                <PlusIcon size={16} />
                {word}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
