import { deskSearchMachine } from '../../../../machines/employer-office/desk-search/desk-search.machine.ts'
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
  const search = useOwnActor(
    () => deskSearchMachine,
    () => undefined,
    nothing,
  )
  return <ReviewPanes actor={actor} search={search} interviews={interviews} {...props} />
}
