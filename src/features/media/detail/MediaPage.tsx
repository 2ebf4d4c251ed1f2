import { useQuery } from '@tanstack/react-query'
import type { Media } from '../../../../contract/calls/media.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { mediaQuery } from '../../../api/media.ts'
import { queryClient } from '../../../api/query-client.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { card as sideCard } from '../../../ui/list/SideCard.css.ts'
import { unseen } from '../../../ui/reset.css.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { Article, type ArticleProps } from '../article/Article.tsx'
import { cover } from '../columns/Cover.css.ts'
import * as video from '../video/Video.css.ts'
import { Video } from '../video/Video.tsx'
import { card, columns, trail } from './Detail.css.ts'
import * as css from './MediaPage.css.ts'
import { MissingMedia } from './MissingMedia.tsx'

export interface MediaPageProps extends Omit<ArticleProps, 'media'> {
  readonly id: string
  /** The kind that the address promises; the page shows the kind that it has. */
  readonly kind: Media['kind']
}

const words = { article: m.content_what_article, video: m.content_what_video }

/** An article or a video, as soon as it has come. */
export function MediaPage({ id, kind, page, address }: MediaPageProps) {
  usePreferences()
  const query = useQuery(mediaQuery(id), queryClient)
  return (
    <Queried
      query={query}
      skeleton={<DetailSkeleton kind={kind} />}
      what={words[kind]()}
      missing={<MissingMedia kind={kind} />}
    >
      {(media) =>
        media.kind === 'video' ? (
          <Video media={media} page={page} />
        ) : (
          <Article media={media} page={page} address={address} />
        )
      }
    </Queried>
  )
}

/** Stands in the place of an article or a video. */
function DetailSkeleton({ kind }: Pick<Media, 'kind'>) {
  usePreferences()
  return (
    <div role="status" aria-busy="true">
      <span className={unseen}>{kind === 'video' ? m.media_loading_video() : m.media_loading_article()}</span>
      <div className={`${trail} ${css.trail}`} />
      <div className={columns}>
        {kind === 'video' ? (
          <div className={`${card} ${video.card}`}>
            <div className={cover} />
            <div className={`${video.words} ${css.lines}`}>
              <Skeleton width="60%" height="32px" />
              <Skeleton width="40%" />
            </div>
          </div>
        ) : (
          <div className={`${card} ${css.lines}`}>
            <Skeleton width="60%" height="40px" />
            <Skeleton width="40%" />
            {['90%', '100%', '95%', '60%'].map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        )}
        <div className={sideCard}>
          <div className={css.lines}>
            {['30%', '100%', '90%', '80%'].map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
