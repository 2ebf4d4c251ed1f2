import type { UseQueryResult } from '@tanstack/react-query'
import type { BrandHome } from '../../../../contract/calls/homes.ts'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { useArrived } from '../../../shared/query/useArrived.ts'
import { unseen } from '../../../ui/reset.css.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import * as css from './BrandedHome.css.ts'
import { Banner } from './banner/Banner.tsx'
import type { BrandedHomeActions } from './branded-home-props.ts'
import { sections } from './sections.tsx'

const places = Array.from({ length: 12 }, (_, at) => at)

/** Stands in the place of the sections while their configuration loads. */
function HomeSkeleton() {
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

export interface BrandedHomeProps extends BrandedHomeActions {
  readonly site: SiteInfo
  readonly query: UseQueryResult<BrandHome>
}

/**
 * The branded home: its banner, then the sections in the order of the configuration (HOME-4). Where that cannot be read,
 * nothing is said of it: the page shows what it has (HOME-10).
 */
export function BrandedHome({ site, query, onSearch, onCity, ...actions }: BrandedHomeProps) {
  usePreferences()
  const home = useArrived(query.data)
  return (
    <>
      <Banner site={site} home={query.data} isWaiting={query.isPending} onSearch={onSearch} onCity={onCity} />
      {!home && !query.isError && <HomeSkeleton />}
      {home?.sections.map((words) => {
        const Shown = sections[words.key]
        return home[words.key].length > 0 && <Shown key={words.key} words={words} home={home} {...actions} />
      })}
    </>
  )
}
