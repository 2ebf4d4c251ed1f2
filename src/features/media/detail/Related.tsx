import type { Media, MediaDetail } from '../../../../contract/calls/media.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { columnHref, mediaHref } from '../../../shared/links/links.ts'
import { SideLink } from '../../../shared/lists/SideLink.tsx'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { dateText } from '../../../shared/text/time.ts'
import { LockIcon } from '../../../ui/icons/account.tsx'
import * as list from '../../../ui/list/SideCard.css.ts'
import { smallLock } from '../columns/Cover.css.ts'
import { Picture } from '../columns/Cover.tsx'
import { durationText } from '../columns/duration.ts'
import { useLoginFirst } from '../columns/useLoginFirst.ts'
import * as css from './Detail.css.ts'

export interface RelatedProps {
  readonly media: MediaDetail
  /** The page of the column's list that led here. */
  readonly page: number
}

function RelatedLink({ media }: { readonly media: Media }) {
  const { locale } = usePreferences()
  const date = dateText(media.published_at, locale)
  const logIn = useLoginFirst(media)
  const note = media.kind === 'video' ? `${durationText(media.seconds)} · ${date}` : date
  return (
    <SideLink
      href={mediaHref(media)}
      {...(logIn && { onClick: logIn })}
      mark={
        media.kind === 'video' && (
          <span className={css.thumbnail}>
            <Picture cover={media.cover} title={media.title} />
            {logIn && (
              <span className={smallLock} role="img" aria-label={m.media_log_in()}>
                <LockIcon size={12} />
              </span>
            )}
          </span>
        )
      }
      title={media.title}
      note={note}
    />
  )
}

/** Shows what else there is, and the way back to the column. */
export function Related({ media: { kind, column, related }, page }: RelatedProps) {
  const { locale } = usePreferences()
  return (
    <aside className={css.side}>
      <section className={list.card} aria-labelledby="related">
        <div className={list.head}>
          <h2 id="related" className={list.title}>
            {kind === 'video' ? m.media_related_videos() : m.media_related()}
          </h2>
          <a className={`${list.all} ${css.all}`} href={columnHref(column, page)}>
            {m.media_back({ column: localise(column.title, locale) })}
          </a>
        </div>
        <ul className={list.list}>
          {related.map((one) => (
            <li key={one.id}>
              <RelatedLink media={one} />
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}
