import type { Media } from '../../../contract/calls/media.ts'
import * as m from '../../../messages/compiled/messages.js'
import { viewCount } from '../content/format.ts'
import { mediaHref } from '../content/links.ts'
import { dateText } from '../content/time.ts'
import { cover, note } from '../lists/Entry.css.ts'
import { usePreferences } from '../preferences.tsx'
import { Cover } from './Cover.tsx'
import * as css from './MediaCard.css.ts'

export interface MediaEntryProps {
  readonly media: Media
  /** Of the column's list that it stands on. */
  readonly page: number
}

/** An article or a video with its picture. */
export function MediaCard({ media, page }: MediaEntryProps) {
  const { locale } = usePreferences()
  const { kind, title, summary, published_at, views } = media
  const count = viewCount(views)
  return (
    <article className={css.card}>
      <Cover media={media} />
      <div className={css.words}>
        <h2 className={css.title}>
          <a className={cover} href={mediaHref(media, page)}>
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
