import { foot, grid, lines } from '../../ui/page/CompanyGrid.css.ts'
import { unseen } from '../../ui/reset.css.ts'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { card, head, samples, text } from './CompanyCard.css.ts'

export interface CompanySkeletonsProps {
  readonly count: number
  /** What a screen reader hears meanwhile. */
  readonly label: string
}

/** In the place of companies while they load. */
export function CompanySkeletons({ count, label }: CompanySkeletonsProps) {
  return (
    <div role="status" aria-busy="true">
      <span className={unseen}>{label}</span>
      <div className={grid}>
        {Array.from({ length: count }, (_, at) => at).map((place) => (
          <div key={place} className={card}>
            <div className={head}>
              <Skeleton width="48px" height="48px" />
              <div className={`${text} ${lines}`}>
                <Skeleton width="96px" />
                <Skeleton width="144px" />
              </div>
            </div>
            <div className={`${samples} ${lines}`}>
              <Skeleton />
              <Skeleton />
            </div>
            <div className={foot} />
          </div>
        ))}
      </div>
    </div>
  )
}
