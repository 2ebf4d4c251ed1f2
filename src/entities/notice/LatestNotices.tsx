import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { use } from 'react'
import { isMarked, marksOf, unreadBut } from '../../../machines/notices/notice-centre/notice-centre.selectors.ts'
import * as m from '../../../messages/compiled/messages.js'
import { latestNoticesQuery } from '../../api/notice-centre.ts'
import { queryClient } from '../../api/query-client.ts'
import { useActors } from '../../shared/actors/actors.ts'
import { addressOf } from '../../shared/links/links.ts'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { Queried } from '../../shared/query/Queried.tsx'
import { SkeletonRows } from '../../ui/list-state/SkeletonRows.tsx'
import { momentText } from '../delivery/moments.ts'
import * as css from './LatestNotices.css.ts'
import { NoticeRow } from './NoticeRow.tsx'

const LATEST = 5

interface LatestNoticesProps {
  readonly userId: string
  readonly unread: number
  onLeave(): void
}

/** What a student was told last, under the bell. */
export default function LatestNotices({ userId, unread, onLeave }: LatestNoticesProps) {
  usePreferences()
  const { flows } = useActors()
  const notices = useQuery(latestNoticesQuery(userId, LATEST), queryClient)
  const actor = use(flows.noticeCentre()).of(userId)
  const marks = useSelector(actor, marksOf)
  return (
    <div className={css.box}>
      <div className={css.head}>
        <b className={css.title}>{m.notices_title()}</b>
        {unreadBut(marks, unread) > 0 && (
          <button type="button" className={css.action} onClick={() => actor.send({ type: 'ALL.READ' })}>
            {m.notices_all_read()}
          </button>
        )}
      </div>
      <Queried
        query={notices}
        skeleton={<SkeletonRows count={3} label={m.content_loading()} />}
        what={m.notices_title()}
      >
        {({ list }) =>
          list.length === 0 ? (
            <p className={css.none}>{m.notices_none_text()}</p>
          ) : (
            <ul>
              {list.map((notice) => (
                <li key={notice.id}>
                  <NoticeRow
                    notice={notice}
                    isRead={notice.is_read || isMarked(marks, notice.id)}
                    time={momentText(notice.at, notices.dataUpdatedAt)}
                    onSelect={() => {
                      onLeave()
                      actor.send({ type: 'NOTICE.OPENED', id: notice.id, isRead: notice.is_read })
                    }}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Queried>
      <div className={css.foot}>
        <a className={css.action} href={addressOf('/notices', {})} onClick={onLeave}>
          {m.notices_see_all()}
        </a>
      </div>
    </div>
  )
}
