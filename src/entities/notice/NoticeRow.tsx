import { lazy } from 'react'
import type { Notice } from '../../../contract/calls/notices.ts'
import * as m from '../../../messages/compiled/messages.js'
import { useActors } from '../../shared/actors/actors.ts'
import { Optional } from '../../shared/late/Optional.tsx'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { SearchIcon } from '../../ui/icons/pages.tsx'
import { unseen } from '../../ui/reset.css.ts'
import { CompanyMark } from '../company/CompanyMark.tsx'
import * as css from './NoticeRow.css.ts'
import { wordsOf } from './notice-words.ts'

const SubscribeButton = lazy(async () => ({
  default: (await import('../saved-search/SubscribeButton.tsx')).SubscribeButton,
}))

export interface NoticeRowProps {
  readonly notice: Notice
  /** As it is drawn. */
  readonly isRead: boolean
  /** When it was, as its place says it. */
  readonly time: string
  /** It leads on. */
  onSelect(): void
}

/** One notice: who did what, about which position, when. A search that found something can be taken off at once. */
export function NoticeRow({ notice, isRead, time, onSelect }: NoticeRowProps) {
  const { locale } = usePreferences()
  const { originOf } = useActors()
  const { who, what, about, href } = wordsOf(notice, locale, originOf)
  const { search } = notice
  return (
    <>
      <a className={css.row} href={href} onClick={onSelect}>
        {notice.delivery ? (
          <CompanyMark company={notice.delivery.company} size={32} />
        ) : (
          <span className={css.sign}>
            <SearchIcon size={16} />
          </span>
        )}
        <span className={css.words}>
          <span className={css.what}>
            {who && <b>{who} </b>}
            {what}
          </span>
          <span className={css.about}>{about}</span>
        </span>
        <span className={css.end}>
          {isRead ? (
            <span className={css.noDot} />
          ) : (
            <span className={css.dot}>
              <span className={unseen}>{m.notices_is_new()}</span>
            </span>
          )}
          <time className={css.time} dateTime={notice.at}>
            {time}
          </time>
        </span>
      </a>
      {search && (
        <div className={css.own}>
          <Optional>
            <SubscribeButton search={search} shown={{ look: 'line', title: about }} />
          </Optional>
        </div>
      )}
    </>
  )
}
