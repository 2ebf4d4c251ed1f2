import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { inside } from '../../../ui/list/ListPage.css.ts'
import { unseen } from '../../../ui/reset.css.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { part } from './FairPage.css.ts'
import * as css from './FairSkeleton.css.ts'
import { band, words } from './head/FairHead.css.ts'

/** Stands in the place of a fair while it is on its way. */
export function FairSkeleton() {
  usePreferences()
  return (
    <div role="status" aria-busy="true">
      <span className={unseen}>{m.content_loading()}</span>
      <div className={band}>
        <div className={`${inside} ${words} ${css.head}`}>
          <Skeleton width="160px" height="20px" />
          <Skeleton width="440px" height="40px" />
          <Skeleton width="320px" height="82px" />
          <Skeleton width="260px" height="48px" />
          <Skeleton width="400px" height="52px" />
        </div>
      </div>
      <div className={css.tabs} />
      <div className={`${inside} ${part}`}>
        <Skeleton height="320px" />
      </div>
    </div>
  )
}
