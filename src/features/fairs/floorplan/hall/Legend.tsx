import * as m from '../../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import * as css from './Legend.css.ts'

const kinds = [
  { kind: 'open', text: m.fairs_legend_open },
  { kind: 'taken', text: m.fairs_legend_taken },
  { kind: 'free', text: m.fairs_legend_free },
  { kind: 'shut', text: m.fairs_legend_shut },
] as const

/** Explains the looks of booths; those of industries are explained where these are chosen. */
export function Legend() {
  usePreferences()
  return (
    <ul className={css.legend} aria-label={m.fairs_legend()}>
      {kinds.map(({ kind, text }) => (
        <li key={kind} className={css.entry}>
          <span className={css.look[kind]} />
          {text()}
        </li>
      ))}
    </ul>
  )
}
