import { useQuery } from '@tanstack/react-query'
import type { Notice } from '../../../contract/calls/notices.ts'
import * as m from '../../../messages/compiled/messages.js'
import { NOTICES_SIZE, noticesQuery } from '../../api/notice-centre.ts'
import { queryClient } from '../../api/query-client.ts'
import { Button, buttonClass } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/list-state/EmptyState.tsx'
import { SkeletonRows } from '../../ui/list-state/SkeletonRows.tsx'
import { addressOf } from '../content/links.ts'
import { Queried } from '../content/Queried.tsx'
import { dateText, timeText } from '../content/time.ts'
import { sheet } from '../lists/ListPage.css.ts'
import { ListPages } from '../lists/ListPages.tsx'
import { usePreferences } from '../preferences.tsx'
import { NoticeRow } from './NoticeRow.tsx'
import * as css from './NoticesPage.css.ts'
import { TextMessages } from './TextMessages.tsx'

export interface NoticesPageProps {
  readonly userId: string
  readonly page: number
  hrefOf(page: number): string
  /** Looked at: one, or all without an id. */
  onRead(id?: string): void
  onTextMessages(isWanted: boolean): void
}

/** All that a student was told, by day, and how else to be told. */
export function NoticesPage({ userId, page, hrefOf, onRead, onTextMessages }: NoticesPageProps) {
  const { locale } = usePreferences()
  const notices = useQuery(noticesQuery(userId, page), queryClient)
  const unread = notices.data?.unread ?? 0
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 className={css.heading}>{m.notices_title()}</h1>
        {notices.data && (
          <p className={css.lead}>{unread > 0 ? m.notices_news({ count: unread }) : m.notices_no_news()}</p>
        )}
        {unread > 0 && (
          <Button kind="ghost" size="sm" className={css.allRead} onClick={() => onRead()}>
            {m.notices_all_read()}
          </Button>
        )}
      </div>
      <Queried
        query={notices}
        skeleton={
          <div className={sheet}>
            <SkeletonRows count={6} label={m.content_loading()} />
          </div>
        }
        what={m.notices_title()}
      >
        {({ list, total }) =>
          list.length === 0 ? (
            <div className={sheet}>
              {total > 0 ? (
                <EmptyState title={m.notices_title()} text={m.lists_empty_page()}>
                  <a className={buttonClass({})} href={hrefOf(1)}>
                    {m.lists_first_page()}
                  </a>
                </EmptyState>
              ) : (
                <EmptyState title={m.notices_none()} text={m.notices_none_text()}>
                  <a className={buttonClass({})} href={addressOf('/jobRecommend', {})}>
                    {m.notices_to_positions()}
                  </a>
                </EmptyState>
              )}
            </div>
          ) : (
            <>
              {byDay(list, (iso) => dateText(iso, locale)).map(([day, some]) => (
                <section key={day} className={css.day} aria-label={day}>
                  <h2 className={css.date}>{day}</h2>
                  <ul className={sheet}>
                    {some.map((notice) => (
                      <li key={notice.id} className={css.entry}>
                        <NoticeRow
                          notice={notice}
                          time={timeText(notice.at)}
                          onSelect={() => !notice.is_read && onRead(notice.id)}
                        />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
              <ListPages page={page} total={total} size={NOTICES_SIZE} hrefOf={hrefOf} />
            </>
          )
        }
      </Queried>
      <TextMessages userId={userId} onChange={onTextMessages} />
    </div>
  )
}

/** Those of a day together, in the order that they have. */
function byDay(list: readonly Notice[], dayOf: (iso: string) => string): [string, Notice[]][] {
  const days = new Map<string, Notice[]>()
  for (const notice of list) {
    const day = dayOf(notice.at)
    days.set(day, [...(days.get(day) ?? []), notice])
  }
  return [...days]
}
