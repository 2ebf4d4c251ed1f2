import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { inside } from '../../../ui/list/ListPage.css.ts'
import * as css from '../../../ui/page/Detail.css.ts'
import { bandLines, lines, sheet } from '../../../ui/page/DetailSkeleton.css.ts'
import { unseen } from '../../../ui/reset.css.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'

/** Stands in the place of a position while it is on its way. */
export function JobSkeleton() {
  usePreferences()
  return (
    <div role="status" aria-busy="true">
      <span className={unseen}>{m.job_loading_job()}</span>
      <div className={css.band}>
        <div className={`${inside} ${bandLines}`}>
          <Skeleton width="240px" />
          <Skeleton width="420px" height="40px" />
          <Skeleton width="520px" height="22px" />
          <Skeleton width="320px" height="24px" />
        </div>
      </div>
      <div className={css.columns}>
        <div className={`${css.card} ${sheet}`}>
          {['first', 'second', 'third'].map((part) => (
            <div key={part} className={lines}>
              <Skeleton width="96px" height="28px" />
              <Skeleton width="90%" />
              <Skeleton width="80%" />
              <Skeleton width="86%" />
            </div>
          ))}
        </div>
        <div className={css.sideCard}>
          <div className={lines}>
            <Skeleton width="160px" height="64px" />
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      </div>
    </div>
  )
}
