import { useQuery } from '@tanstack/react-query'
import type { Media } from '../../../../contract/calls/media.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { mediaQuery } from '../../../api/media.ts'
import { queryClient } from '../../../api/query-client.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { Article, type ArticleProps } from '../article/Article.tsx'
import { Video } from '../video/Video.tsx'
import { DetailSkeleton } from './DetailSkeleton.tsx'
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
