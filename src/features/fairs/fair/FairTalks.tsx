import { useQuery } from '@tanstack/react-query'
import type { FairDetail, Talk } from '../../../../contract/calls/fairs.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { talksQuery } from '../../../api/fairs.ts'
import { queryClient } from '../../../api/query-client.ts'
import { CompanyMark } from '../../../entities/company/CompanyMark.tsx'
import { companyHref } from '../../../shared/links/links.ts'
import { DateBox } from '../../../shared/lists/DateBox.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { dateText, timeText } from '../../../shared/text/time.ts'
import { Badge } from '../../../ui/badge/Badge.tsx'
import { buttonClass } from '../../../ui/button/Button.tsx'
import { note, wraps } from '../../../ui/list/Entry.css.ts'
import { sheet } from '../../../ui/list/ListPage.css.ts'
import { EmptyState } from '../../../ui/list-state/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/list-state/SkeletonRows.tsx'
import * as css from './FairTalks.css.ts'
import { fairTabHref } from './fair-links.ts'
import { talkState } from './head/fair-time.ts'

function TalkEntry({ talk, now }: { readonly talk: Talk; readonly now: number }) {
  const { locale } = usePreferences()
  const { title, company, starts_at, place } = talk
  const state = talkState(starts_at, now)
  return (
    <li className={css.talk}>
      <DateBox iso={starts_at} />
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        <div className={css.when}>
          {state && <Badge>{state}</Badge>}
          <p className={note}>
            {dateText(starts_at, locale, { weekday: 'short' })} {timeText(starts_at)} · {place}
          </p>
        </div>
      </div>
      {company && (
        <a className={css.company} href={companyHref(company.id)}>
          <CompanyMark company={company} size={32} />
          <span className={wraps}>{company.company_name}</span>
        </a>
      )}
    </li>
  )
}

/** Talks at a fair, the next one first. */
export function FairTalks({ fair: { id, status } }: { readonly fair: FairDetail }) {
  usePreferences()
  const query = useQuery(talksQuery(id), queryClient)
  const none =
    status === 'past' || status === 'cancelled'
      ? { title: m.fairs_never_talks(), text: m.fairs_never_talks_text() }
      : { title: m.fairs_no_talks(), text: m.fairs_no_talks_text() }
  return (
    <section className={sheet} aria-label={m.fairs_tab_talks()}>
      <Queried
        query={query}
        skeleton={<SkeletonRows count={6} label={m.content_loading()} />}
        what={m.fairs_what_talks()}
      >
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState {...none}>
              <a className={buttonClass({})} href={fairTabHref(id, 'companies')}>
                {m.fairs_tab_companies()}
              </a>
            </EmptyState>
          ) : (
            <ul>
              {list.map((talk) => (
                <TalkEntry key={talk.id} talk={talk} now={query.dataUpdatedAt} />
              ))}
            </ul>
          )
        }
      </Queried>
    </section>
  )
}
