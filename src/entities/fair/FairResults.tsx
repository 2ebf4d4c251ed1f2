import { useQuery } from '@tanstack/react-query'
import * as m from '../../../messages/compiled/messages.js'
import { FAIRS_A_PAGE, fairListQuery } from '../../api/fairs.ts'
import { queryClient } from '../../api/query-client.ts'
import { Count } from '../../shared/lists/Count.tsx'
import { ListPages } from '../../shared/lists/ListPages.tsx'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { Queried } from '../../shared/query/Queried.tsx'
import { buttonClass } from '../../ui/button/Button.tsx'
import { page as frame, results, sheet } from '../../ui/list/ListPage.css.ts'
import { EmptyState } from '../../ui/list-state/EmptyState.tsx'
import { unseen } from '../../ui/reset.css.ts'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import * as css from './FairResults.css.ts'
import { FairCard } from './Fairs.tsx'

export interface FairResultsProps {
  readonly page: number
  /** Address of the positions, for where there is no fair. */
  readonly positionsHref: string
  hrefOf(page: number): string
}

function FairSkeletons() {
  return (
    <div role="status" aria-busy="true">
      <span className={unseen}>{m.content_loading()}</span>
      <div className={css.grid}>
        {Array.from({ length: 6 }, (_, at) => at).map((place) => (
          <div key={place} className={css.skeleton}>
            <Skeleton height="152px" />
            <Skeleton width="60%" />
            <Skeleton width="80%" />
          </div>
        ))}
      </div>
    </div>
  )
}

/** Job fairs of the site, the ones to come first (JOB-6). */
export function FairResults({ page, positionsHref, hrefOf }: FairResultsProps) {
  usePreferences()
  const query = useQuery(fairListQuery(page), queryClient)
  return (
    <section className={frame} aria-label={m.lists_fairs()}>
      <div className={css.head}>
        <Count total={query.data?.total} sentence={m.lists_count_fairs} />
      </div>
      <Queried query={query} skeleton={<FairSkeletons />} what={m.content_what_fair()}>
        {({ list }) => (
          <div className={results} aria-busy={query.isPlaceholderData}>
            {list.length === 0 ? (
              <div className={sheet}>
                <EmptyState title={m.lists_no_fairs()} text={m.lists_no_fairs_text()}>
                  <a className={buttonClass({})} href={positionsHref}>
                    {m.lists_see_positions()}
                  </a>
                </EmptyState>
              </div>
            ) : (
              <ul className={css.grid}>
                {list.map((fair) => (
                  <li key={fair.id} className={css.card}>
                    <FairCard fair={fair} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </Queried>
      {query.data && <ListPages page={page} total={query.data.total} size={FAIRS_A_PAGE} hrefOf={hrefOf} />}
    </section>
  )
}
