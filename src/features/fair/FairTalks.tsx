import { useQuery } from '@tanstack/react-query'
import type { Talk } from '../../../contract/calls/fairs.ts'
import * as m from '../../../messages/compiled/messages.js'
import { talksQuery } from '../../api/fairs.ts'
import { queryClient } from '../../api/query-client.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { buttonClass } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/list-state/EmptyState.tsx'
import { SkeletonRows } from '../../ui/list-state/SkeletonRows.tsx'
import { CompanyMark } from '../companies/CompanyMark.tsx'
import { companyHref } from '../content/links.ts'
import { Queried } from '../content/Queried.tsx'
import { dateText, timeText } from '../content/time.ts'
import { DateBox } from '../lists/DateBox.tsx'
import { cut, note } from '../lists/Entry.css.ts'
import { sheet } from '../lists/ListPage.css.ts'
import { usePreferences } from '../preferences.tsx'
import * as css from './FairTalks.css.ts'
import { fairTabHref } from './fair-links.ts'
import { talkState } from './fair-time.ts'

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
          <span className={cut}>{company.company_name}</span>
        </a>
      )}
    </li>
  )
}

/** Talks at a fair, the next one first. */
export function FairTalks({ fairId }: { readonly fairId: string }) {
  usePreferences()
  const query = useQuery(talksQuery(fairId), queryClient)
  return (
    <section className={sheet} aria-label={m.fairs_tab_talks()}>
      <Queried
        query={query}
        skeleton={<SkeletonRows count={6} label={m.content_loading()} />}
        what={m.fairs_what_talks()}
      >
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={m.fairs_no_talks()} text={m.fairs_no_talks_text()}>
              <a className={buttonClass({})} href={fairTabHref(fairId, 'companies')}>
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
