import { unseen } from '../reset.css.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import * as css from './Skeletons.css.ts'

export interface SkeletonsProps {
  readonly count: number
  /** What a screen reader hears meanwhile. */
  readonly label: string
}

/** In the place of a list's rows while they load. */
export function SkeletonRows({ count, label }: SkeletonsProps) {
  return (
    <div role="status" aria-busy="true">
      <span className={unseen}>{label}</span>
      {Array.from({ length: count }, (_, at) => at).map((place) => (
        <div key={place} className={css.row}>
          <div className={css.lines}>
            <Skeleton width="184px" height="20px" />
            <Skeleton width="264px" />
            <div className={css.tags}>
              <Skeleton width="56px" height="24px" />
              <Skeleton width="56px" height="24px" />
            </div>
            <div className={css.onPhone}>
              <Skeleton width="144px" height="28px" />
            </div>
          </div>
          <div className={css.logo}>
            <Skeleton width="48px" height="48px" />
          </div>
        </div>
      ))}
    </div>
  )
}
