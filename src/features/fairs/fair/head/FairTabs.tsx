import type { FairDetail } from '../../../../../contract/calls/fairs.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { tab as link, tabs as row } from '../../../../ui/page/CollegeHead.css.ts'
import { type FairTab, fairTabHref, hasPlan } from '../fair-links.ts'
import * as css from './FairTabs.css.ts'

const tabs = [
  { tab: 'intro', text: m.fairs_tab_intro },
  { tab: 'companies', text: m.fairs_tab_companies },
  { tab: 'plan', text: m.fairs_tab_plan },
  { tab: 'talks', text: m.fairs_tab_talks },
] as const

/** The id of the element at which the parts of the page begin. */
export const PARTS = 'fair-parts'

/** Links to the parts of a fair's page. */
export function FairTabs({ fair, tab: open }: { readonly fair: FairDetail; readonly tab: FairTab }) {
  usePreferences()
  return (
    <nav id={PARTS} className={css.band} aria-label={m.fairs_tabs()}>
      <div className={`${row} ${css.row}`}>
        {tabs
          .filter(({ tab }) => tab !== 'plan' || hasPlan(fair))
          .map(({ tab, text }) => (
            <a
              key={tab}
              className={link}
              href={fairTabHref(fair.id, tab)}
              aria-current={tab === open ? 'page' : undefined}
            >
              {text()}
              {tab === 'companies' && <span>{fair.company_count}</span>}
            </a>
          ))}
      </div>
    </nav>
  )
}
