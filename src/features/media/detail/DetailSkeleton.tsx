import type { Media } from '../../../../contract/calls/media.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { card as sideCard } from '../../../ui/list/SideCard.css.ts'
import { unseen } from '../../../ui/reset.css.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { cover } from '../columns/Cover.css.ts'
import * as video from '../video/Video.css.ts'
import { card, columns, trail } from './Detail.css.ts'
import * as css from './DetailSkeleton.css.ts'

/** Stands in the place of an article or a video. */
export function DetailSkeleton({ kind }: Pick<Media, 'kind'>) {
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
