import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { coming } from './Deliver.css.ts'

/** The place of what the employer will see. */
export const PaperSkeleton = () => (
  <div className={coming}>
    <Skeleton height="100%" />
  </div>
)
