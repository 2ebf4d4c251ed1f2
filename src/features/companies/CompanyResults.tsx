import type { UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CompanyEntry } from '../../../contract/content.ts'
import * as m from '../../../messages/compiled/messages.js'
import { COMPANIES_A_PAGE } from '../../api/companies.ts'
import { CollectButton } from '../collect/CollectButton.tsx'
import { Queried } from '../content/Queried.tsx'
import { Count } from '../lists/Count.tsx'
import type { Change } from '../lists/dimensions.ts'
import { results, sheet } from '../lists/ListPage.css.ts'
import { ListPages } from '../lists/ListPages.tsx'
import { NothingFound, type Wider } from '../lists/NothingFound.tsx'
import { usePreferences } from '../preferences.tsx'
import { CompanyCard } from './CompanyCard.tsx'
import * as css from './CompanyGrid.css.ts'
import { CompanySkeletons } from './CompanySkeletons.tsx'

export interface CompanyResultsProps extends Wider {
  readonly query: UseQueryResult<{ list: CompanyEntry[]; total: number }>
  readonly page: number
  hrefOf(page: number): string
  onChange(change: Change): void
}

/** A page of companies with its pages. */
export function CompanyResults(props: CompanyResultsProps) {
  usePreferences()
  const { query, page, dimensions, chosen, queryAfter, hrefOf, onChange } = props
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
      >
        {({ list, total }) => (
          <div className={results} aria-busy={query.isPlaceholderData}>
            {list.length === 0 ? (
              <div className={sheet}>
                <NothingFound
                  title={m.lists_no_companies()}
                  dimensions={dimensions}
                  chosen={chosen}
                  queryAfter={queryAfter}
                  countOf={m.lists_companies_count}
                  firstPage={total > 0 ? hrefOf(1) : null}
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
