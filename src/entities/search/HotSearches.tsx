import * as m from '../../../messages/compiled/messages.js'
import { addressOf } from '../../shared/links/links.ts'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import * as css from './HotSearches.css.ts'

export interface HotSearchesProps {
  readonly searches: readonly string[]
  readonly className: string
}

/** What many search for, each a link to what it finds. */
export function HotSearches({ searches, className }: HotSearchesProps) {
  usePreferences()
  return (
    <p className={`${css.row} ${className}`}>
      {searches.length > 0 && <span className={css.label}>{m.homes_search_hot()}</span>}
      {searches.map((keyword) => (
        <a key={keyword} className={css.search} href={addressOf('/positionList', { keyword })}>
          {keyword}
        </a>
      ))}
    </p>
  )
}
