import { useOwnActor } from '../../../shared/actors/useOwnActor.ts'
import type { DeskReviewProps } from '../desk/desk-props.ts'
import { ReviewPanes } from './ReviewPanes.tsx'

const nothing = () => {}

/** Deliveries of a position, or of all, and what an employer decides about them. */
export function DeskReview(props: DeskReviewProps) {
  const { flow } = props
  const actor = useOwnActor(
    () => flow.logic,
    () => ({ last: flow.lastMove() }),
    nothing,
  )
  const interviews = useOwnActor(
    () => flow.interviewLogic,
    () => undefined,
    nothing,
  )
  return <ReviewPanes actor={actor} interviews={interviews} {...props} />
}
