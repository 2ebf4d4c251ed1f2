import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Banner, HotCategory } from '../../../../contract/calls/homes.ts'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import type { CompanyEntry, Position } from '../../../../contract/content.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { HotSearches } from '../../../entities/search/HotSearches.tsx'
import { ListSearch } from '../../../entities/search/ListSearch.tsx'
import type { SearchActions } from '../../../shared/actors/search.types.ts'
import { addressOf } from '../../../shared/links/links.ts'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { buttonClass } from '../../../ui/button/Button.tsx'
import { RightIcon } from '../../../ui/icons/RightIcon.tsx'
import { inside } from '../../../ui/page/Landing.css.ts'
import { unseen } from '../../../ui/reset.css.ts'
import { SectionHead } from '../../../ui/section/SectionHead.tsx'
import { CategoryPanel } from './CategoryPanel.tsx'
import { CompanyWall } from './CompanyWall.tsx'
import { Famous, type FamousProps } from './Famous.tsx'
import * as css from './MainHome.css.ts'
import { ListsSkeleton, TopSkeleton } from './MainSkeleton.tsx'

export interface MainConfig {
  readonly banner_list: readonly Banner[]
  readonly company_famous_list: FamousProps['companies']
  readonly recruit_hot: readonly HotCategory[]
}

export interface MainLists {
  readonly companies: readonly CompanyEntry[]
  readonly positions: { readonly list: readonly Position[]; readonly next: string }
}

export interface MainHomeProps extends SearchActions {
  readonly site: SiteInfo
  readonly config: UseQueryResult<MainConfig>
  readonly lists: UseQueryResult<MainLists>
  readonly hotSearches: readonly string[]
  /** Slides of the banner, which turn by themselves. */
  banner(banners: readonly Banner[]): ReactNode
  /** The newest positions and what follows on them. */
  feed(first: MainLists['positions']): ReactNode
}

/** The main platform's home (HOME-9). */
export function MainHome({ site, config, lists, hotSearches, onSearch, onCity, banner, feed }: MainHomeProps) {
  const { locale } = usePreferences()
  return (
    <>
      <div className={css.head}>
        <div className={inside}>
          <h1 className={unseen}>{m.homes_name({ name: localise(site.brand.name, locale) })}</h1>
          <div className={css.search}>
            <ListSearch kind="position" keyword={undefined} onSearch={onSearch} onCity={onCity} />
          </div>
          <HotSearches className={css.searches} searches={hotSearches} />
          <Queried query={config} skeleton={<TopSkeleton />} what={m.homes_what_top()}>
            {({ banner_list, company_famous_list, recruit_hot }) => (
              <>
                <div className={css.top}>
                  {recruit_hot.length > 0 && <CategoryPanel categories={recruit_hot} />}
                  {banner_list.length > 0 && banner(banner_list)}
                </div>
                {company_famous_list.length > 0 && <Famous companies={company_famous_list} />}
              </>
            )}
          </Queried>
        </div>
      </div>
      <Queried query={lists} skeleton={<ListsSkeleton />} what={m.homes_what_lists()}>
        {({ companies, positions }) => (
          <>
            <section className={css.section} aria-labelledby="wall">
              <SectionHead id="wall" title={m.homes_wall()} hint={m.homes_wall_hint()}>
                <a className={buttonClass({ kind: 'link' })} href={addressOf('/companyList', { isAll: '1' })}>
                  {m.homes_wall_list()}
                  <RightIcon size={16} />
                </a>
              </SectionHead>
              <CompanyWall companies={companies} />
            </section>
            <section className={css.last} aria-labelledby="feed">
              {feed(positions)}
            </section>
          </>
        )}
      </Queried>
    </>
  )
}
