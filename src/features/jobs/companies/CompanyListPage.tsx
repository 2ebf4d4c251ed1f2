import type { UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import type { CompanyEntry, CompanyFilter, FilteredCompanies } from '../../../../contract/content.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { companyCountsQuery } from '../../../api/companies.ts'
import { termsQuery } from '../../../api/positions.ts'
import { queryClient } from '../../../api/query-client.ts'
import { ListSearch } from '../../../entities/search/ListSearch.tsx'
import type { SearchKind } from '../../../shared/actors/search.types.ts'
import { type Change, chosenOf } from '../../../shared/lists/dimensions.ts'
import { ListPage } from '../../../shared/lists/ListPage.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { PartFailed } from '../../../shared/query/PartFailed.tsx'
import { FilterBar } from '../filters/FilterBar.tsx'
import { CompanyResults } from './CompanyResults.tsx'
import { companyDimensions } from './company-dimensions.ts'

interface Companies {
  list: CompanyEntry[]
  total: number
}

export interface CompanyListPageProps {
  readonly heading: string | null
  readonly isHeadingUnseen?: boolean
  /** The zone of the list. */
  readonly zone?: UseQueryResult<unknown>
  readonly filter: CompanyFilter
  /** The list with its filter, whose choices are counted. */
  readonly filtered: FilteredCompanies
  readonly page: number
  // biome-ignore lint/suspicious/noExplicitAny: each list has a key of its own
  queryOf(filter: CompanyFilter, page: number): UseQueryOptions<Companies, Error, Companies, any>
  hrefOf(page: number): string
  onChange(change: Change, isAgain?: boolean): void
  onSearch(kind: SearchKind, text: string): void
}

/** Companies with everything they can be narrowed by. */
export function CompanyListPage(props: CompanyListPageProps) {
  const { locale } = usePreferences()
  const { heading, isHeadingUnseen = false, zone, filter, filtered, page, queryOf, hrefOf, onChange, onSearch } = props
  const terms = useQuery(termsQuery, queryClient)
  const companies = useQuery(queryOf(filter, page), queryClient)
  const dimensions = companyDimensions(filter, terms.data, locale)
  const chosen = chosenOf(dimensions, filter.keyword)
  return (
    <ListPage
      heading={heading}
      isHeadingUnseen={isHeadingUnseen}
      note={zone && <PartFailed query={zone} what={m.lists_what_zone()} />}
      search={
        <ListSearch
          kind="company"
          keyword={filter.keyword}
          onSearch={onSearch}
          onCity={(city) => onChange({ city: [city], keyword: undefined })}
        />
      }
      filters={
        <FilterBar
          dimensions={dimensions}
          chosen={chosen}
          found={companies.isPlaceholderData ? undefined : companies.data?.total}
          foundTexts={{ some: m.lists_show_companies, none: m.lists_no_companies }}
          onRetry={terms.isError ? () => void terms.refetch() : null}
          countsOf={(key) => companyCountsQuery(filtered, key)}
          onChange={onChange}
        />
      }
    >
      <CompanyResults
        query={companies}
        page={page}
        dimensions={dimensions}
        chosen={chosen}
        hinted={filtered.list === 'company' ? { list: 'company', filter } : null}
        queryAfter={(change) => queryOf({ ...filter, ...change }, 1)}
        hrefOf={hrefOf}
        onChange={onChange}
      />
    </ListPage>
  )
}
