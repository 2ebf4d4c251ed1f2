import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Locale } from '../../../../contract/calls/site.ts'
import {
  type CompanyDimension,
  type CompanyEntry,
  type CompanyFilter,
  companyNatures,
  companySizes,
  type FilteredCompanies,
  type Term,
} from '../../../../contract/content.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { COMPANIES_A_PAGE, companyCountsQuery } from '../../../api/companies.ts'
import { termsQuery } from '../../../api/positions.ts'
import { queryClient } from '../../../api/query-client.ts'
import { CompanyCard } from '../../../entities/company/CompanyCard.tsx'
import { CompanySkeletons } from '../../../entities/company/CompanySkeletons.tsx'
import { CollectButton } from '../../../entities/saved/CollectButton.tsx'
import { ListSearch } from '../../../entities/search/ListSearch.tsx'
import type { SearchKind } from '../../../shared/actors/search.types.ts'
import { Count } from '../../../shared/lists/Count.tsx'
import { type Change, chosenOf, type Dimension } from '../../../shared/lists/dimensions.ts'
import { ListPage } from '../../../shared/lists/ListPage.tsx'
import { ListPages } from '../../../shared/lists/ListPages.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { PartFailed } from '../../../shared/query/PartFailed.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { natureText, sizeText } from '../../../shared/text/format.ts'
import { results, sheet } from '../../../ui/list/ListPage.css.ts'
import * as css from '../../../ui/page/CompanyGrid.css.ts'
import { FilterBar } from '../filters/FilterBar.tsx'
import { termOptions } from '../filters/term-options.ts'
import { NothingFound } from '../nothing-found/NothingFound.tsx'
import type { Wider } from '../nothing-found/nothing-found-props.ts'

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

/** The filters of companies, in the order of the bar. */
function companyDimensions(
  { city = [], industry = [], insize = [], nature = [] }: CompanyFilter,
  terms: { readonly cities: readonly Term[]; readonly industries: readonly Term[] } | undefined,
  locale: Locale,
): Dimension<CompanyDimension>[] {
  return [
    { key: 'city', name: m.lists_city(), options: termOptions(terms?.cities, locale), chosen: city, multiple: true },
    {
      key: 'industry',
      name: m.lists_industry(),
      options: termOptions(terms?.industries, locale),
      chosen: industry,
      multiple: true,
    },
    {
      key: 'insize',
      name: m.lists_size(),
      options: companySizes.map((size) => ({ value: size, text: sizeText(size) })),
      chosen: insize,
      multiple: true,
    },
    {
      key: 'nature',
      name: m.lists_nature(),
      options: companyNatures.map((one) => ({ value: one, text: natureText(one) })),
      chosen: nature,
      multiple: true,
    },
  ]
}

interface CompanyResultsProps extends Wider {
  readonly query: UseQueryResult<{ list: CompanyEntry[]; total: number }>
  readonly page: number
  hrefOf(page: number): string
  onChange(change: Change): void
}

/** A page of companies with its pages. */
function CompanyResults(props: CompanyResultsProps) {
  usePreferences()
  const { query, page, dimensions, chosen, hinted, queryAfter, hrefOf, onChange } = props
  const section = useRef<HTMLElement>(null)
  return (
    <section ref={section} tabIndex={-1} aria-label={m.lists_companies()}>
      <div className={css.head}>
        <Count total={query.data?.total} sentence={m.lists_count_companies} />
      </div>
      <Queried
        query={query}
        skeleton={<CompanySkeletons count={COMPANIES_A_PAGE} label={m.content_loading()} />}
        what={m.content_what_company()}
        isFiltered={chosen.length > 0}
      >
        {({ list }) => (
          <div className={results} aria-busy={query.isPlaceholderData}>
            {list.length === 0 ? (
              <div className={sheet}>
                <NothingFound
                  kind="company"
                  title={m.lists_no_companies()}
                  titleOf={m.nothing_no_companies}
                  hinted={hinted}
                  hasSide={false}
                  login={7}
                  dimensions={dimensions}
                  chosen={chosen}
                  queryAfter={queryAfter}
                  countOf={m.lists_companies_count}
                  onChange={(change) => {
                    section.current?.focus()
                    onChange(change)
                  }}
                />
              </div>
            ) : (
              <ul className={css.grid}>
                {list.map((company) => (
                  <li key={company.id}>
                    <CompanyCard
                      company={company}
                      action={<CollectButton kind="company" id={company.id} title={company.company_name} look="icon" />}
                    />
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </Queried>
      {query.data && <ListPages page={page} total={query.data.total} size={COMPANIES_A_PAGE} hrefOf={hrefOf} />}
    </section>
  )
}
