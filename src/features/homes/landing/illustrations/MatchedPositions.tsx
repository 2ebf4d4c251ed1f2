import { graduationYear } from '../../../../../contract/rules/graduation.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import * as css from './illustrations.css.ts'

/** Three positions that fit, each with why. */
export function MatchedPositions() {
  const rows = [
    {
      title: m.home_match_1({ year: graduationYear(Date.now()) }),
      where: m.home_match_1_where(),
      pay: '14–20K',
      reason: m.lists_match_position(),
    },
    { title: m.home_match_2(), where: m.home_match_2_where(), pay: '9–13K', reason: m.lists_match_city() },
    { title: m.home_match_3(), where: m.home_match_3_where(), pay: '12–18K', reason: m.lists_match_major() },
  ]
  return (
    <div className={css.positions}>
      {rows.map(({ title, where, pay, reason }) => (
        <div key={title} className={css.position}>
          <span className={css.logo}>{where[0]}</span>
          <span>
            <b className={css.strong}>{title}</b>
            <span className={css.small}>{where}</span>
            <span className={css.match}>{m.lists_match({ reasons: reason })}</span>
          </span>
          <b className={css.pay}>{pay}</b>
        </div>
      ))}
    </div>
  )
}
