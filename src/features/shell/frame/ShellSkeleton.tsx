import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { unseen } from '../../../ui/reset.css.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import * as css from './Shell.css.ts'

/** The shell while nobody knows yet whose site it is (SITE-1). */
export function ShellSkeleton() {
  usePreferences()
  return (
    <main className={css.shell} aria-busy="true">
      <div role="status" className={unseen}>
        <h1>{m.shell_loading()}</h1>
      </div>
      <div className={css.bar}>
        <div className={css.barRow}>
          <Skeleton width="40px" height="40px" round />
          <Skeleton width="168px" height="24px" />
          <span className={css.end}>
            <Skeleton width="104px" height="40px" />
          </span>
        </div>
      </div>
      <div className={css.hero}>
        <div className={css.heroLines}>
          <Skeleton width="72px" height="72px" round />
          <Skeleton width="280px" height="44px" />
          <Skeleton width="320px" height="44px" />
          <Skeleton width="300px" />
        </div>
      </div>
    </main>
  )
}
