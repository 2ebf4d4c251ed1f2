import { type FlowCoverage, type Level, takenOf } from '../coverage.ts'
import { bar, fills } from './LevelBar.css.ts'

/** Whole percent, never 100 while anything is missed; null where the level does not walk the flow. */
export function percentOf(flow: FlowCoverage, level: Level): number | null {
  const share = takenOf(flow, level)
  return share && Math.floor((share.taken / share.total) * 100)
}

/** Percent under which a level counts as thin. */
export const THIN = 80

/** How much of a flow a level took, as a bar; its number stands beside it. */
export function LevelBar({ percent }: { readonly percent: number | null }) {
  const fill = percent === 100 ? 'whole' : (percent ?? 0) < THIN ? 'thin' : 'most'
  return (
    <span className={bar} aria-hidden="true">
      <span className={fills[fill]} style={{ width: `${percent ?? 0}%` }} />
    </span>
  )
}
