import { useId } from 'react'
import type { Media } from '../../../../contract/calls/media.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { mediaHref } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { viewCount } from '../../../shared/text/format.ts'
import { dateText } from '../../../shared/text/time.ts'
import { cover, note } from '../../../ui/list/Entry.css.ts'
import { Cover } from './Cover.tsx'
import { LockMark } from './LockMark.tsx'
import * as css from './MediaCard.css.ts'
import { useLoginFirst } from './useLoginFirst.ts'

export interface MediaEntryProps {
  readonly media: Media
  /** The page of the column's list that it stands on. */
  readonly page: number
}

/** An article or a video with its picture. */
export function MediaCard({ media, page }: MediaEntryProps) {
  const { locale } = usePreferences()
  const { kind, title, summary, published_at, views } = media
  const count = viewCount(views)
  const logIn = useLoginFirst(media)
  const lock = useId()
  return (
    <article className={css.card}>
      <Cover media={media}>{logIn && <LockMark id={lock} />}</Cover>
      <div className={css.words}>
        <h2 className={css.title}>
          <a
            className={cover}
            href={mediaHref(media, page)}
            {...(logIn && { onClick: logIn, 'aria-describedby': lock, 'data-opens-login': true })}
          >
            {title}
          </a>
        </h2>
        <p className={css.summary}>{summary}</p>
        <p className={note}>
          <time dateTime={published_at}>{dateText(published_at, locale)}</time> ·{' '}
          {kind === 'video' ? m.media_plays({ count }) : m.media_views({ count })}
        </p>
      </div>
    </article>
  )
}
