import * as m from '../../../messages/compiled/messages.js'
import { addressOf } from '../../shared/links/links.ts'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { buttonClass } from '../../ui/button/Button.tsx'
import * as css from './Practice.css.ts'

const rules = [
  [m.practice_rule_how, m.practice_rule_how_text],
  [m.practice_rule_grade, m.practice_rule_grade_text],
  [m.practice_rule_kept, m.practice_rule_kept_text],
  [m.practice_rule_seen, m.practice_rule_seen_text],
  [m.practice_rule_deleted, m.practice_rule_deleted_text],
  [m.practice_rule_use, m.practice_rule_use_text],
] as const

/** Says how a practice goes, what is kept of it, and who sees that. */
export function RulesPage() {
  usePreferences()
  return (
    <div className={css.narrow}>
      <h1 className={css.title}>{m.practice_rules_title()}</h1>
      {rules.map(([name, text]) => (
        <section key={name()} className={css.card}>
          <h2 className={css.name}>{name()}</h2>
          <p className={css.lead}>{text()}</p>
        </section>
      ))}
      <div className={css.acts}>
        <a className={buttonClass({ size: 'lg' })} href={addressOf('/aiInterviewBasicInfo')}>
          {m.practice_start()}
        </a>
        <a className={buttonClass({ size: 'lg', kind: 'secondary' })} href={addressOf('/aiInterviewIntroduce')}>
          {m.practice_back()}
        </a>
      </div>
    </div>
  )
}
