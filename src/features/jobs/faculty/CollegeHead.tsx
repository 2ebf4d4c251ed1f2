import { useQuery } from '@tanstack/react-query'
import type { LocalText } from '../../../../contract/calls/site.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { queryClient } from '../../../api/query-client.ts'
import { collegeHomeQuery } from '../../../api/zones.ts'
import { addressOf } from '../../../shared/links/links.ts'
import { useCodeFailure } from '../../../shared/notices/useCodeFailure.ts'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { PartFailed } from '../../../shared/query/PartFailed.tsx'
import { FilterMenu } from '../../../ui/choice/FilterMenu.tsx'
import * as css from '../../../ui/page/CollegeHead.css.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'

export type CollegeTab = 'positions' | 'companies' | 'fairs'

export interface CollegeHeadProps {
  /** The page that is open. */
  readonly tab: CollegeTab
  readonly siteName: LocalText
  /** The site is one department's own, not its school's. */
  readonly isFaculty: boolean
  /** Id of the department that is chosen. */
  readonly college: string | undefined
  /** Opened from a page of the student's own (NAV-9). */
  readonly areTabsHidden: boolean
  onCollege(id: string | undefined): void
}

const tabs = [
  { tab: 'positions', path: '/collegePosition', from: 0, text: m.lists_positions, count: 'position_count' },
  { tab: 'companies', path: '/collegeCompany', from: 1, text: m.lists_companies, count: 'company_count' },
  { tab: 'fairs', path: '/collegeJobfair', from: 2, text: m.lists_fairs, count: 'fair_count' },
] as const

/** Names the department of the college pages, and leads from one of these pages to another (JOB-6). */
export function CollegeHead(props: CollegeHeadProps) {
  const { tab, siteName, isFaculty, college, areTabsHidden, onCollege } = props
  const { locale } = usePreferences()
  const tellCodeFailure = useCodeFailure()
  const query = useQuery(collegeHomeQuery, queryClient)
  const { data, isPending, isError } = query
  const departments = isFaculty ? [] : (data?.departments ?? [])
  const chosen = departments.find(({ id }) => id === college)
  const whose = chosen ?? data?.college
  const nameOf = (name: LocalText) => localise(name, locale)
  return (
    <div className={css.band}>
      <div className={css.head}>
        <div className={css.words}>
          <h1 className={css.name}>
            {isPending ? <Skeleton width="240px" height="28px" /> : nameOf(whose?.name ?? siteName)}
          </h1>
          <p className={css.lead}>{isFaculty ? m.lists_college_lead() : m.lists_college_school_lead()}</p>
        </div>
        {!isFaculty && (isPending || departments.length > 0) && (
          <FilterMenu
            label={chosen ? nameOf(chosen.name) : m.lists_college_all()}
            options={departments.map(({ id, name }) => ({ value: id, text: nameOf(name) }))}
            chosen={chosen ? [chosen.id] : []}
            multiple={false}
            onChange={([id]) => onCollege(id)}
            clearLabel={m.lists_college_all()}
            closeLabel={m.lists_close()}
            foundLabel={m.lists_see_found()}
            searchLabel={m.lists_options_search({ name: m.lists_college_all() })}
            noneLabel={isPending ? m.content_loading() : m.lists_options_none()}
            onFailure={tellCodeFailure}
          />
        )}
      </div>
      <div className={css.failed}>
        <PartFailed query={query} what={m.lists_what_college()} />
      </div>
      {!areTabsHidden && !isError && (
        <nav className={css.tabs} aria-label={m.lists_college_tabs()}>
          {tabs.map(({ tab: own, path, from, text, count }) => (
            <a
              key={own}
              className={css.tab}
              href={addressOf(path, { from, college })}
              aria-current={own === tab ? 'page' : undefined}
            >
              {text()}
              {data && !chosen && <span className={css.count}>{data[count]}</span>}
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}
