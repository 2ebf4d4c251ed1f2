import type { BrandHome } from '../../../../../contract/calls/homes.ts'
import type { SiteInfo } from '../../../../../contract/calls/site.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { HotSearches } from '../../../../entities/search/HotSearches.tsx'
import { ListSearch } from '../../../../entities/search/ListSearch.tsx'
import type { SearchActions } from '../../../../shared/actors/search.types.ts'
import { fairHref } from '../../../../shared/links/links.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { Badge } from '../../../../ui/badge/Badge.tsx'
import { RightIcon } from '../../../../ui/icons/RightIcon.tsx'
import * as css from './Banner.css.ts'
import { BannerFrame } from './BannerFrame.tsx'
import { bannerTone } from './brightness.ts'
import { StatisticTiles } from './StatisticTiles.tsx'

export interface BannerProps extends SearchActions {
  readonly site: SiteInfo
  /** Undefined as long as it has not come; the banner does not wait for it. */
  readonly home: BrandHome | undefined
  /** Whether it may still come. */
  readonly isWaiting: boolean
}

/** Says whose site it is, offers a search, and says how many use it (HOME-4). */
export function Banner({ site, home, isWaiting, onSearch, onCity }: BannerProps) {
  usePreferences()
  const tone = isWaiting ? 'bright' : bannerTone(home?.domainData.head_colour ?? site.brand.colour)
  const live = home?.school_job_fair_zone.find(({ status }) => status === 'live')
  return (
    <>
      <BannerFrame
        site={site}
        tone={tone}
        picture={home?.domainData.head_img_url}
        news={
          live && (
            <a className={css.news} href={fairHref(live.id)}>
              <Badge kind="ok">{m.homes_fair_state_live()}</Badge>
              <span className={css.newsText}>
                {m.homes_fair_live({ title: live.title, count: live.company_count })}
              </span>
              <RightIcon size={12} />
            </a>
          )
        }
      >
        <div className={css.search}>
          <ListSearch kind="position" keyword={undefined} onSearch={onSearch} onCity={onCity} />
        </div>
        <HotSearches className={css.searches} searches={home?.hot_searches ?? []} />
      </BannerFrame>
      {(home || isWaiting) && <StatisticTiles tone={tone} statistics={home?.dataList} />}
    </>
  )
}
