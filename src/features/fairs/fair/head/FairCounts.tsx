import type { FairDetail } from '../../../../../contract/calls/fairs.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import * as css from './FairHead.css.ts'

/** Says how large a fair is; counts of 0 are left out. */
export function FairCounts({ fair }: { readonly fair: FairDetail }) {
  const { locale } = usePreferences()
  const counts = [
    { name: m.fairs_companies_short(), count: fair.company_count },
    { name: m.fairs_positions_short(), count: fair.position_count },
    { name: m.fairs_visitors_short(), count: fair.visitor_count },
    { name: m.fairs_deliveries_short(), count: fair.delivery_count },
  ].filter(({ count }) => count > 0)
  return (
    <dl className={css.counts}>
      {counts.map(({ name, count }) => (
        <div key={name} className={css.count}>
          <dt className={css.counted}>{name}</dt>
          <dd className={css.number}>{new Intl.NumberFormat(locale).format(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
