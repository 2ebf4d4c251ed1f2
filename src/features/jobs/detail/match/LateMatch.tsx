import { lazy } from 'react'
import { Optional } from '../../../../shared/late/Optional.tsx'
import type { MatchCardProps } from './MatchCard.tsx'

const MatchCard = lazy(() => import('./MatchCard.tsx'))

/** Shows the match once its code is there; the page does without where it does not come. */
export const LateMatch = (props: MatchCardProps) => (
  <Optional>
    <MatchCard {...props} />
  </Optional>
)
