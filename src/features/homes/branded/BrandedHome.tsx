import type { UseQueryResult } from '@tanstack/react-query'
import type { BrandHome } from '../../../../contract/calls/homes.ts'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { useArrived } from '../../../shared/query/useArrived.ts'
import { Banner } from './banner/Banner.tsx'
import type { BrandedHomeActions } from './branded-home-props.ts'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { sections } from './sections.tsx'

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
