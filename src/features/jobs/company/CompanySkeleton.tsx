import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { inside } from '../../../ui/list/ListPage.css.ts'
import { band, card, columns, sideCard } from '../../../ui/page/Detail.css.ts'
import { lines, sheet } from '../../../ui/page/DetailSkeleton.css.ts'
import { unseen } from '../../../ui/reset.css.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { bandLines } from './CompanySkeleton.css.ts'

/** Stands in the place of a company while it is on its way. */
export function CompanySkeleton() {
  usePreferences()
  return (
    <div role="status" aria-busy="true">
      <span className={unseen}>{m.job_loading_company()}</span>
      <div className={band}>
        <div className={`${inside} ${bandLines}`}>
          <Skeleton width="240px" />
          <Skeleton width="360px" height="64px" />
        </div>
      </div>
      <div className={columns}>
        <div className={`${card} ${sheet}`}>
          {['intro', 'jobs'].map((part) => (
            <div key={part} className={lines}>
              <Skeleton width="96px" height="28px" />
              <Skeleton width="90%" />
              <Skeleton width="80%" />
            </div>
          ))}
        </div>
        <div className={sideCard}>
          <div className={lines}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      </div>
    </div>
  )
}
