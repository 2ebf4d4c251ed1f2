import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { unseen } from '../../../ui/reset.css.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import * as css from './HomeSkeleton.css.ts'

const places = Array.from({ length: 12 }, (_, at) => at)

/** Stands in the place of the sections while their configuration loads. */
export function HomeSkeleton() {
  usePreferences()
  return (
    <div role="status" aria-busy="true">
      <span className={unseen}>{m.homes_loading()}</span>
      {['first', 'second'].map((section) => (
        <div key={section} className={css.section}>
          <div className={css.head}>
            <Skeleton width="184px" height="32px" />
          </div>
          <div className={css.tiles}>
            {places.map((place) => (
              <Skeleton key={place} height="124px" />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
