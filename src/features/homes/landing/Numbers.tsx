import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import * as css from './Numbers.css.ts'

/** Says how many use the site (HOME-2). */
export default function Numbers() {
  usePreferences()
  const figures = [
    ['500000', m.home_numbers_students()],
    ['20000', m.home_numbers_companies()],
    ['1000', m.home_numbers_universities()],
  ] as const
  return (
    <section className={css.row}>
      <h2 className={css.title}>{m.home_numbers_title()}</h2>
      {figures.map(([count, label]) => (
        <p key={count} className={css.figure}>
          <b className={css.number}>
            {count}
            <span className={css.plus}>+</span>
          </b>
          <br />
          <span className={css.label}>{label}</span>
        </p>
      ))}
    </section>
  )
}
