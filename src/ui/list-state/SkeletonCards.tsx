import { unseen } from '../reset.css.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import type { SkeletonsProps } from './SkeletonRows.tsx'
import * as css from './Skeletons.css.ts'

/** In the place of cards, three beside each other, while they load. */
export function SkeletonCards({ count, label }: SkeletonsProps) {
  return (
    <div role="status" aria-busy="true">
      <span className={unseen}>{label}</span>
      <div className={css.cards}>
        {Array.from({ length: count }, (_, at) => at).map((place) => (
          <div key={place} className={css.card}>
            <div className={css.cardHead}>
              <Skeleton width="136px" />
              <Skeleton width="64px" />
            </div>
            <div className={css.cardTags}>
              <Skeleton width="48px" height="24px" />
              <Skeleton width="48px" height="24px" />
              <Skeleton width="48px" height="24px" />
            </div>
            <div className={css.cardFoot}>
              <Skeleton width="32px" height="32px" />
              <Skeleton width="144px" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
