import { useQuery } from '@tanstack/react-query'
import * as m from '../../../../../messages/compiled/messages.js'
import { FAIR_COMPANIES_A_PAGE, fairCompaniesQuery } from '../../../../api/fairs.ts'
import { queryClient } from '../../../../api/query-client.ts'
import { Count } from '../../../../shared/lists/Count.tsx'
import { ListPages } from '../../../../shared/lists/ListPages.tsx'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { Queried } from '../../../../shared/query/Queried.tsx'
import { buttonClass } from '../../../../ui/button/Button.tsx'
import { results, sheet } from '../../../../ui/list/ListPage.css.ts'
import { EmptyState } from '../../../../ui/list-state/EmptyState.tsx'
import { unseen } from '../../../../ui/reset.css.ts'
import { SearchBox } from '../../../../ui/search-box/SearchBox.tsx'
import { useTyped } from '../../../../ui/search-box/useTyped.ts'
import { Skeleton } from '../../../../ui/skeleton/Skeleton.tsx'
import { type FairCompanySearch, fairCompaniesHref, hasBooth } from '../fair-links.ts'
import { FairLabels } from '../head/FairLabels.tsx'
import * as css from './FairCompanies.css.ts'
import { FairCompanyCards } from './FairCompanyCards.tsx'

export interface FairCompaniesProps {
  readonly fairId: string
  readonly search: FairCompanySearch
  /** A text that companies are looked for by; undefined for any. */
  onSearch(keyword: string | undefined): void
}

/** Companies of a fair by their booths, searched and by industry. */
export function FairCompanies({ fairId, search, onSearch }: FairCompaniesProps) {
  usePreferences()
  const { label, keyword, page = 1 } = search
  const [text, setText] = useTyped(keyword ?? '')
  const query = useQuery(fairCompaniesQuery(fairId, { label, keyword }, page), queryClient)
  return (
    <section aria-label={m.fairs_tab_companies()}>
      <div className={css.search}>
        <SearchBox
          label={m.fairs_search_company()}
          placeholder={m.fairs_search_company()}
          text={text}
          onText={setText}
          submitLabel={m.fairs_search()}
          onSubmit={(wanted) => onSearch(wanted === '' ? undefined : wanted)}
        />
      </div>
      <FairLabels fairId={fairId} search={search} />
      <div className={css.head}>
        <Count total={query.data?.total} sentence={m.fairs_count} />
        {query.data?.list.some(hasBooth) && <span>{m.fairs_by_booth()}</span>}
      </div>
      <Queried
        query={query}
        skeleton={<FairCompanySkeletons />}
        what={m.fairs_what_companies()}
        isFiltered={label !== undefined || keyword !== undefined}
      >
        {({ list, total }) => (
          <div className={results} aria-busy={query.isPlaceholderData}>
            {list.length === 0 ? (
              <div className={sheet}>
                <EmptyState title={m.fairs_no_companies()} text={m.fairs_no_companies_text()}>
                  <a className={buttonClass({})} href={fairCompaniesHref(fairId, {})}>
                    {m.fairs_all_companies()}
                  </a>
                </EmptyState>
              </div>
            ) : (
              <FairCompanyCards fairId={fairId} companies={list} />
            )}
            <ListPages
              page={page}
              total={total}
              size={FAIR_COMPANIES_A_PAGE}
              hrefOf={(to) => fairCompaniesHref(fairId, { label, keyword, page: to })}
            />
          </div>
        )}
      </Queried>
    </section>
  )
}

/** Stands in the place of a page of companies while it loads. */
function FairCompanySkeletons() {
  usePreferences()
  return (
    <div role="status" aria-busy="true">
      <span className={unseen}>{m.content_loading()}</span>
      <div className={css.grid}>
        {Array.from({ length: 24 }, (_, at) => at).map((place) => (
          <div key={place} className={css.card}>
            <Skeleton width="48px" height="48px" />
            <div className={css.lines}>
              <Skeleton width="96px" />
              <Skeleton width="128px" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
