import { useQuery } from '@tanstack/react-query'
import * as m from '../../../messages/compiled/messages.js'
import { fairListQuery } from '../../api/fairs.ts'
import { queryClient } from '../../api/query-client.ts'
import { addressOf, fairHref } from '../../shared/links/links.ts'
import { DateBox } from '../../shared/lists/DateBox.tsx'
import { SideLink } from '../../shared/lists/SideLink.tsx'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { isLacking, PartFailed } from '../../shared/query/PartFailed.tsx'
import { daysFrom } from '../../shared/text/time.ts'
import * as css from '../../ui/list/SideCard.css.ts'

/** Job fairs shown beside a list. */
const SHOWN = 3

/** The job fairs to come; nothing where there are none. */
export function NextFairs() {
  usePreferences()
  const query = useQuery(fairListQuery(1), queryClient)
  const fairs = query.data?.list.filter(({ status }) => status === 'coming' || status === 'live').slice(0, SHOWN) ?? []
  if (fairs.length === 0 && !isLacking(query)) return null
  return (
    <section className={css.card} aria-labelledby="next-fairs">
      <div className={css.head}>
        <h2 id="next-fairs" className={css.title}>
          {m.lists_next_fairs()}
        </h2>
        <a className={css.all} href={addressOf('/collegeJobfair', { from: 2 })}>
          {m.lists_all()}
        </a>
      </div>
      <PartFailed query={query} what={m.content_what_fair()} />
      <ul className={css.list}>
        {fairs.map(({ id, title, starts_at, ends_at, mode, place, company_count }) => (
          <li key={id}>
            <SideLink
              href={fairHref(id)}
              mark={<DateBox iso={starts_at} />}
              title={title}
              note={[
                ...(daysFrom(starts_at, ends_at) > 1 ? [m.content_days({ days: daysFrom(starts_at, ends_at) })] : []),
                mode === 'online' ? m.lists_fair_online() : place,
                m.lists_fair_companies({ count: company_count }),
              ].join(' · ')}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
