import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { Notice } from '../../../../contract/calls/notices.ts'
import type { noticeCentreMachine } from '../../../../machines/notices/notice-centre/notice-centre.machine.ts'
import { isMarked, marksOf, unreadBut } from '../../../../machines/notices/notice-centre/notice-centre.selectors.ts'
import type { textMessagesMachine } from '../../../../machines/notices/text-messages/text-messages.machine.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { NOTICES_SIZE, noticesQuery } from '../../../api/notice-centre.ts'
import { queryClient } from '../../../api/query-client.ts'
import { NoticeRow } from '../../../entities/notice/NoticeRow.tsx'
import { TextMessages } from '../../../entities/notice/TextMessages.tsx'
import { addressOf } from '../../../shared/links/links.ts'
import { ListPages } from '../../../shared/lists/ListPages.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { dateText, timeText } from '../../../shared/text/time.ts'
import { Button, buttonClass } from '../../../ui/button/Button.tsx'
import { sheet } from '../../../ui/list/ListPage.css.ts'
import { EmptyState } from '../../../ui/list-state/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/list-state/SkeletonRows.tsx'
import * as css from './NoticesPage.css.ts'

export interface NoticesPageProps {
  readonly userId: string
  readonly page: number
  readonly actor: ActorRefFrom<typeof noticeCentreMachine>
  readonly texts: ActorRefFrom<typeof textMessagesMachine>
  hrefOf(page: number): string
}

/** All that a student was told, by day, and how else to be told. */
export function NoticesPage({ userId, page, actor, texts, hrefOf }: NoticesPageProps) {
  const { locale } = usePreferences()
  const notices = useQuery(noticesQuery(userId, page), queryClient)
  const marks = useSelector(actor, marksOf)
  const unread = unreadBut(marks, notices.data?.unread ?? 0)
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 className={css.heading}>{m.notices_title()}</h1>
        {notices.data && (
          <p className={css.lead}>{unread > 0 ? m.notices_news({ count: unread }) : m.notices_no_news()}</p>
        )}
        {unread > 0 && (
          <Button kind="ghost" size="sm" className={css.allRead} onClick={() => actor.send({ type: 'ALL.READ' })}>
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
              <EmptyState title={m.notices_none()} text={m.notices_none_text()}>
                <a className={buttonClass({})} href={addressOf('/jobRecommend', {})}>
                  {m.notices_to_positions()}
                </a>
              </EmptyState>
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
                          isRead={notice.is_read || isMarked(marks, notice.id)}
                          time={timeText(notice.at)}
                          onSelect={() => actor.send({ type: 'NOTICE.OPENED', id: notice.id, isRead: notice.is_read })}
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
      <TextMessages userId={userId} actor={texts} />
    </div>
  )
}

/** Groups notices by day, in the order that they have. */
function byDay(list: readonly Notice[], dayOf: (iso: string) => string): [string, Notice[]][] {
  const days = new Map<string, Notice[]>()
  for (const notice of list) {
    const day = dayOf(notice.at)
    days.set(day, [...(days.get(day) ?? []), notice])
  }
  return [...days]
}
