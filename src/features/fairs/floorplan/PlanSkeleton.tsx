import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { unseen } from '../../../ui/reset.css.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import * as css from './BoothPlan.css.ts'

/** Stands in the place of the plan until its code has come. */
export function PlanSkeleton() {
  usePreferences()
  return (
    <div className={css.plan} role="status" aria-busy="true">
      <span className={unseen}>{m.content_loading()}</span>
      <div className={css.controls}>
        <Skeleton height="40px" />
      </div>
      <div className={css.floor}>
        <div className={css.pending}>
          <Skeleton height="100%" />
        </div>
      </div>
      <div className={css.list} />
    </div>
  )
}
