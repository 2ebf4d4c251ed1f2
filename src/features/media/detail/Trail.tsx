import * as m from '../../../../messages/compiled/messages.js'
import { addressOf, columnHref } from '../../../shared/links/links.ts'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb/Breadcrumb.tsx'
import type { MediaEntryProps } from '../columns/MediaCard.tsx'
import { trail } from './Detail.css.ts'

/** Shows where an article or a video stands; its column's list opens on the page that led here. */
export function Trail({ media: { column, title }, page }: MediaEntryProps) {
  const { locale } = usePreferences()
  return (
    <div className={trail}>
      <Breadcrumb
        label={m.media_trail()}
        items={[
          { text: m.media_trail_home(), href: addressOf('/') },
          { text: localise(column.title, locale), href: columnHref(column, page) },
          { text: title },
        ]}
      />
    </div>
  )
}
