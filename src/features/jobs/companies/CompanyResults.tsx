import type { UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CompanyEntry } from '../../../../contract/content.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { COMPANIES_A_PAGE } from '../../../api/companies.ts'
import { CompanyCard } from '../../../entities/company/CompanyCard.tsx'
import { CompanySkeletons } from '../../../entities/company/CompanySkeletons.tsx'
import { CollectButton } from '../../../entities/saved/CollectButton.tsx'
import { Count } from '../../../shared/lists/Count.tsx'
import type { Change } from '../../../shared/lists/dimensions.ts'
import { ListPages } from '../../../shared/lists/ListPages.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { results, sheet } from '../../../ui/list/ListPage.css.ts'
import * as css from '../../../ui/page/CompanyGrid.css.ts'
import { NothingFound } from '../nothing-found/NothingFound.tsx'
import type { Wider } from '../nothing-found/nothing-found-props.ts'

export interface CompanyResultsProps extends Wider {
  readonly query: UseQueryResult<{ list: CompanyEntry[]; total: number }>
  readonly page: number
  hrefOf(page: number): string
  onChange(change: Change): void
}

/** A page of companies with its pages. */
export function CompanyResults(props: CompanyResultsProps) {
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
