import { useQuery } from '@tanstack/react-query'
import type { Media } from '../../../../contract/calls/media.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { mediaListQuery } from '../../../api/media.ts'
import { queryClient } from '../../../api/query-client.ts'
import { columnHref } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { isLacking, PartFailed } from '../../../shared/query/PartFailed.tsx'
import { buttonClass } from '../../../ui/button/Button.tsx'
import { SearchIcon } from '../../../ui/icons/pages.tsx'
import { sheet } from '../../../ui/list/ListPage.css.ts'
import { StatusPage } from '../../../ui/status-page/StatusPage.tsx'
import { ArticleRow } from '../columns/ArticleRow.tsx'
import { grid } from '../columns/MediaCard.css.ts'
import { MediaCard } from '../columns/MediaCard.tsx'
import * as css from './MissingMedia.css.ts'

/** A visitor takes in so many at a glance. */
const NEAR = 3

const kinds = {
  article: {
    title: m.media_missing_article,
    column: 'articles',
    all: m.media_all_articles,
    sheet,
    list: undefined,
    Entry: ArticleRow,
  },
  video: {
    title: m.media_missing_video,
    column: 'contents',
    all: m.media_all_videos,
    sheet: undefined,
    list: grid,
    Entry: MediaCard,
  },
} as const

/** Says that an article or a video does not exist, and shows the latest of its kind. */
export function MissingMedia({ kind }: Pick<Media, 'kind'>) {
  usePreferences()
  const { title, column, all, Entry, ...looks } = kinds[kind]
  const query = useQuery(mediaListQuery({ kind }, 1), queryClient)
  const near = query.data?.list.slice(0, NEAR) ?? []
  return (
    <>
      <StatusPage icon={<SearchIcon size={40} />} title={title()} text={m.content_missing_text()}>
        <a className={buttonClass({ size: 'lg' })} href={columnHref({ kind: column })}>
          {all()}
        </a>
      </StatusPage>
      {(near.length > 0 || isLacking(query)) && (
        <section className={css.near} aria-labelledby="near">
          <h2 id="near" className={css.title}>
            {m.media_latest()}
          </h2>
          <PartFailed query={query} what={m.media_latest()} />
          <div className={near.length > 0 ? looks.sheet : undefined}>
            <ul className={looks.list}>
              {near.map((media) => (
                <li key={media.id}>
                  <Entry media={media} page={1} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  )
}
