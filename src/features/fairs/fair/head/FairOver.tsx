import type { FairDetail } from '../../../../../contract/calls/fairs.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { addressOf } from '../../../../shared/links/links.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { AlertIcon } from '../../../../ui/icons/shell.tsx'
import * as css from './FairOver.css.ts'

const words = {
  past: { title: m.fairs_over_past, text: m.fairs_over_past_text },
  cancelled: { title: m.fairs_over_cancelled, text: m.fairs_over_cancelled_text },
}

/** Says that a fair is over or does not take place, and what to do instead. */
export function FairOver({ fair: { status } }: { readonly fair: FairDetail }) {
  usePreferences()
  if (status !== 'past' && status !== 'cancelled') return null
  return (
    <div className={css.over} role="status">
      <p className={css.title}>
        <AlertIcon />
        {words[status].title()}
      </p>
      <p>{words[status].text()}</p>
      <a className={css.link} href={addressOf('/collegeJobfair', { from: 2 })}>
        {m.fairs_others()}
      </a>
    </div>
  )
}
