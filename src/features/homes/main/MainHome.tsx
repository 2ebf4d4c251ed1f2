import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Banner, HotCategory } from '../../../../contract/calls/homes.ts'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import type { CompanyEntry, Position } from '../../../../contract/content.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { CompanyMark } from '../../../entities/company/CompanyMark.tsx'
import { HotSearches } from '../../../entities/search/HotSearches.tsx'
import { ListSearch } from '../../../entities/search/ListSearch.tsx'
import type { SearchActions } from '../../../shared/actors/search.types.ts'
import { addressOf, companyHref } from '../../../shared/links/links.ts'
import { configuredLink } from '../../../shared/links/outside.ts'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { buttonClass } from '../../../ui/button/Button.tsx'
import { RightIcon } from '../../../ui/icons/account.tsx'
import { ArrowIcon } from '../../../ui/icons/shell.tsx'
import { SkeletonCards } from '../../../ui/list-state/SkeletonCards.tsx'
import { inside } from '../../../ui/page/Landing.css.ts'
import { unseen } from '../../../ui/reset.css.ts'
import { SectionHead } from '../../../ui/section/SectionHead.tsx'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { CategoryPanel } from './CategoryPanel.tsx'
import * as css from './MainHome.css.ts'

/** Companies beside the tile that leads to all of them (HOME-9). */
const COMPANIES = 39

interface CompanyWallProps {
  readonly companies: readonly CompanyEntry[]
}

/** Names the companies that recruit now. */
function CompanyWall({ companies }: CompanyWallProps) {
  usePreferences()
  return (
    <ul className={css.wall}>
      {companies.slice(0, COMPANIES).map((company) => (
        <li key={company.id} className={css.wallCell}>
          <a className={css.wallOne} href={companyHref(company.id)}>
            <CompanyMark company={company} size={40} />
            <span className={css.wallName}>{company.company_name}</span>
          </a>
        </li>
      ))}
      <li className={css.wallCell}>
        <a className={`${css.wallOne} ${css.wallMore}`} href={addressOf('/companyList', { isAll: '1' })}>
          <span className={css.wallMark}>
            <ArrowIcon />
          </span>
          {m.homes_wall_more()}
        </a>
      </li>
    </ul>
  )
}

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

interface FamousProps {
  readonly companies: readonly {
    readonly img_url: string
    readonly jump_link: string
    readonly title: string
    readonly position_count: number
  }[]
}

/** A few well-known companies (HOME-9). */
function Famous({ companies }: FamousProps) {
  usePreferences()
  return (
    <ul className={css.famous} aria-label={m.homes_famous()}>
      {companies.map(({ img_url, jump_link, title, position_count }) => (
        <li key={title}>
          <a className={css.famousOne} {...configuredLink(jump_link)}>
            <CompanyMark company={{ company_name: title, logo_url: img_url }} size={40} />
            <span className={css.famousWords}>
              <b className={css.famousName}>{title}</b>
              <span className={css.famousCount}>{m.homes_famous_count({ count: position_count })}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Stands in the place of categories, banner and famous companies. */
function TopSkeleton() {
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
function ListsSkeleton() {
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
