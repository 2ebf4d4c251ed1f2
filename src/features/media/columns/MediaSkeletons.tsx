import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { sheet } from '../../../ui/list/ListPage.css.ts'
import { SkeletonRows } from '../../../ui/list-state/SkeletonRows.tsx'
import { unseen } from '../../../ui/reset.css.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { cover } from './Cover.css.ts'
import * as css from './MediaCard.css.ts'

/** Stands in the place of a list of articles. */
export function RowSkeletons() {
  usePreferences()
  return (
    <div className={sheet}>
      <SkeletonRows count={8} label={m.media_loading_list()} />
    </div>
  )
}

/** Stands in the place of cards with pictures. */
export function CardSkeletons() {
  usePreferences()
  return (
    <div role="status" aria-busy="true">
      <span className={unseen}>{m.media_loading_list()}</span>
      <div className={css.grid}>
        {['1', '2', '3', '4', '5', '6'].map((place) => (
          <div key={place} className={css.card}>
            <div className={cover} />
            <div className={css.wordsSkeleton}>
              <Skeleton width="70%" height="20px" />
              <Skeleton />
              <Skeleton width="50%" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
