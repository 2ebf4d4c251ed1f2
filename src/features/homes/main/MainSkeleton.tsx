import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { SkeletonCards } from '../../../ui/list-state/SkeletonCards.tsx'
import { unseen } from '../../../ui/reset.css.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import * as css from './MainHome.css.ts'

/** Stands in the place of categories, banner and famous companies. */
export function TopSkeleton() {
  usePreferences()
  return (
    <div role="status" aria-busy="true">
      <span className={unseen}>{m.homes_loading()}</span>
      <div className={css.top}>
        <Skeleton height="100%" />
        <Skeleton height="100%" />
      </div>
      <div className={css.famous}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <Skeleton key={place} height="80px" />
        ))}
      </div>
    </div>
  )
}

/** Stands in the place of companies and positions. */
export function ListsSkeleton() {
  usePreferences()
  return (
    <>
      <div className={css.section}>
        <Skeleton width="184px" height="32px" />
        <div className={css.wallPlace}>
          <Skeleton height="100%" />
        </div>
      </div>
      <div className={css.last}>
        <SkeletonCards count={6} label={m.homes_loading()} />
      </div>
    </>
  )
}
