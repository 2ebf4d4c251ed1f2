import type { BrandHome } from '../../../../../contract/calls/homes.ts'
import type { SiteInfo } from '../../../../../contract/calls/site.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { HotSearches } from '../../../../entities/search/HotSearches.tsx'
import { ListSearch } from '../../../../entities/search/ListSearch.tsx'
import type { SearchActions } from '../../../../shared/actors/search.types.ts'
import { fairHref } from '../../../../shared/links/links.ts'
import { localise } from '../../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { groupedText } from '../../../../shared/text/format.ts'
import { Badge } from '../../../../ui/badge/Badge.tsx'
import { CalendarIcon, CompanyIcon, RightIcon } from '../../../../ui/icons/account.tsx'
import { BriefcaseIcon, CapIcon } from '../../../../ui/icons/shell.tsx'
import { Skeleton } from '../../../../ui/skeleton/Skeleton.tsx'
import * as css from './Banner.css.ts'
import { BannerFrame } from './BannerFrame.tsx'
import { bannerTone } from './brightness.ts'

const places = [
  { at: 0, PlaceIcon: CapIcon },
  { at: 1, PlaceIcon: CompanyIcon },
  { at: 2, PlaceIcon: BriefcaseIcon },
  { at: 3, PlaceIcon: CalendarIcon },
]

interface StatisticTilesProps {
  readonly tone: 'bright' | 'dark'
  /** Undefined as long as they have not come. */
  readonly statistics: BrandHome['dataList'] | undefined
}

/** Four figures on the edge of the banner (HOME-4). */
function StatisticTiles({ tone, statistics }: StatisticTilesProps) {
  const { locale } = usePreferences()
  return (
    <ul className={css.tiles} aria-label={m.homes_tiles()} aria-busy={statistics === undefined}>
      {places.map(({ at, PlaceIcon }) => {
        const one = statistics?.[at]
        if (statistics && !one) return null
        return (
          <li key={at} className={css.tileTone[tone]}>
            <span className={css.tileIconTone[tone]}>
              <PlaceIcon size={24} />
            </span>
            {one ? (
              <p className={css.tileWords}>
                <b className={css.figure}>
                  {groupedText(one.value)}
                  <span className={`${css.unit} ${css.quietTone[tone]}`}>{localise(one.unit, locale)}</span>
                </b>
                <span className={`${css.label} ${css.quietTone[tone]}`}>{localise(one.label, locale)}</span>
              </p>
            ) : (
              <Skeleton width="112px" height="40px" />
            )}
          </li>
        )
      })}
    </ul>
  )
}

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
