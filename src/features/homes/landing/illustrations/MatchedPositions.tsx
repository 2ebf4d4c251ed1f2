import { graduationYear } from '../../../../../contract/rules/graduation.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import * as css from './illustrations.css.ts'

/** Three positions that fit, best first. */
export function MatchedPositions() {
  const rows = [
    {
      title: m.home_match_1({ year: graduationYear(Date.now()) }),
      where: m.home_match_1_where(),
      pay: '14–20K',
      percent: '92',
    },
    { title: m.home_match_2(), where: m.home_match_2_where(), pay: '9–13K', percent: '86' },
    { title: m.home_match_3(), where: m.home_match_3_where(), pay: '12–18K', percent: '81' },
  ]
  return (
    <div className={css.positions}>
      {rows.map(({ title, where, pay, percent }) => (
        <div key={percent} className={css.position}>
          <span className={css.logo}>{where[0]}</span>
          <span>
            <b className={css.strong}>{title}</b>
            <span className={css.small}>{where}</span>
          </span>
          <span>
            <b className={css.pay}>{pay}</b>
            <span className={css.match}>{m.home_match_score({ percent })}</span>
          </span>
        </div>
      ))}
    </div>
  )
}
