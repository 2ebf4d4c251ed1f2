import * as m from '../../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { unseen } from '../../../../ui/reset.css.ts'
import { Skeleton } from '../../../../ui/skeleton/Skeleton.tsx'
import * as css from './FairCompanies.css.ts'

/** Stands in the place of a page of companies while it loads. */
export function FairCompanySkeletons() {
  usePreferences()
  return (
    <div role="status" aria-busy="true">
      <span className={unseen}>{m.content_loading()}</span>
      <div className={css.grid}>
        {Array.from({ length: 24 }, (_, at) => at).map((place) => (
          <div key={place} className={css.card}>
            <Skeleton width="48px" height="48px" />
            <div className={css.lines}>
              <Skeleton width="96px" />
              <Skeleton width="128px" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
