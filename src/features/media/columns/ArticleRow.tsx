import * as m from '../../../../messages/compiled/messages.js'
import { mediaHref } from '../../../shared/links/links.ts'
import { DateBox } from '../../../shared/lists/DateBox.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { viewCount } from '../../../shared/text/format.ts'
import { dateText } from '../../../shared/text/time.ts'
import { cover, note, title } from '../../../ui/list/Entry.css.ts'
import * as css from './ArticleRow.css.ts'
import type { MediaEntryProps } from './MediaCard.tsx'

/** An article in a list of them. */
export function ArticleRow({ media, page }: MediaEntryProps) {
  const { locale } = usePreferences()
  const { published_at, source, views } = media
  const facts = [source, dateText(published_at, locale), m.media_views({ count: viewCount(views) })]
  return (
    <article className={css.row}>
      <DateBox iso={published_at} />
      <div className={css.words}>
        <h2 className={title}>
          <a className={cover} href={mediaHref(media, page)}>
            {media.title}
          </a>
        </h2>
        <p className={css.summary}>{media.summary}</p>
        <p className={note}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </article>
  )
}
