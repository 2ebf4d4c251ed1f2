import type { Media } from '../../../../contract/calls/media.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { viewCount } from '../../../shared/text/format.ts'
import { dateText } from '../../../shared/text/time.ts'
import { facts } from './Detail.css.ts'

/** Says of when and of whom it is, and how often it was opened. */
export function Facts({ media: { kind, source, published_at, views } }: { readonly media: Media }) {
  const { locale } = usePreferences()
  const count = viewCount(views)
  return (
    <p className={facts}>
      <time dateTime={published_at}>{dateText(published_at, locale)}</time>
      {source !== '' && <span>{m.media_source({ source })}</span>}
      <span>{kind === 'video' ? m.media_plays({ count }) : m.media_views({ count })}</span>
    </p>
  )
}
