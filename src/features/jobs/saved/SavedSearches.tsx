import { useQuery } from '@tanstack/react-query'
import * as m from '../../../../messages/compiled/messages.js'
import { queryClient } from '../../../api/query-client.ts'
import { keyOf, type ShownSearch, searchesQuery } from '../../../api/searches.ts'
import { SubscribeButton } from '../../../entities/saved-search/SubscribeButton.tsx'
import { searchHref } from '../../../entities/saved-search/search-href.ts'
import { useActors } from '../../../shared/actors/actors.ts'
import { addressOf } from '../../../shared/links/links.ts'
import { Count } from '../../../shared/lists/Count.tsx'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { monthDayText } from '../../../shared/text/time.ts'
import { buttonClass } from '../../../ui/button/Button.tsx'
import { cover } from '../../../ui/list/Entry.css.ts'
import { EmptyState } from '../../../ui/list-state/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/list-state/SkeletonRows.tsx'
import { hint as hintClass, kept, looks, taken } from './CollectedList.css.ts'
import * as css from './SavedSearches.css.ts'

/** The searches whose new hits a student is told, on whichever site. */
export function SavedSearches({ userId }: { readonly userId: string }) {
  usePreferences()
  const query = useQuery(searchesQuery(userId), queryClient)
  const searches = query.data
  const styles = looks.rows
  return (
    <section aria-label={m.searches_tab()}>
      <div className={styles.sheet}>
        {searches?.length !== 0 && (
          <div className={styles.head}>
            <Count total={searches?.filter(({ isOn }) => isOn).length} sentence={m.searches_count} />
            <p className={hintClass} aria-live="polite">
              {searches?.some(({ isOn }) => !isOn) && m.searches_back()}
            </p>
          </div>
        )}
        <Queried
          query={query}
          skeleton={<SkeletonRows count={3} label={m.content_loading()} />}
          what={m.searches_tab()}
        >
          {(all) =>
            all.length === 0 ? (
              <EmptyState title={m.searches_none()} text={m.searches_none_text()}>
                <a className={buttonClass({})} href={addressOf('/positionList')}>
                  {m.searches_to_positions()}
                </a>
              </EmptyState>
            ) : (
              <ul>
                {all.map((search) => (
                  <li key={keyOf(search)} className={search.isOn ? kept : taken}>
                    <Entry search={search} />
                  </li>
                ))}
              </ul>
            )
          }
        </Queried>
      </div>
    </section>
  )
}

/** Shows one search: its words, its latest hits, and the way to its list. */
function Entry({ search }: { readonly search: ShownSearch }) {
  const { locale } = usePreferences()
  const { originOf } = useActors()
  const { label, host, site_name, saved_at, hits } = search
  const title = localise(label, locale)
  const day = (iso: string) => monthDayText(iso, locale)
  return (
    <article className={css.row}>
      <div className={css.words}>
        <h3 className={css.name}>
          <a className={cover} href={searchHref(search, originOf)}>
            {title}
          </a>
        </h3>
        <p className={css.facts}>
          <span className={hits ? css.hits : ''}>
            {hits ? m.searches_hits({ day: day(hits.at), count: hits.count }) : m.searches_no_hits()}
          </span>
          <span>{m.searches_saved_on({ day: day(saved_at) })}</span>
          {host !== '' && <span>{localise(site_name, locale)}</span>}
        </p>
      </div>
      <SubscribeButton search={search} shown={{ look: 'entry', title }} />
    </article>
  )
}
