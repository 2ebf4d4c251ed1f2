import { Suspense, use } from 'react'
import type { FairDetail } from '../../../../contract/calls/fairs.ts'
import { type BoothMapFlow, useActors } from '../../../shared/actors/actors.ts'
import { useOwnActor } from '../../../shared/actors/useOwnActor.ts'
import { FloorPlanView } from './FloorPlanView.tsx'
import { PlanSkeleton } from './PlanSkeleton.tsx'

export interface FloorPlanProps {
  readonly fair: FairDetail
  /** Number of the booth that the address names. */
  readonly booth: string | undefined
  /** Whether the page is the plan's own. */
  readonly isOwnPage: boolean
}

const stay = () => {}

function Begun({ fair, booth, isOwnPage, flow }: FloorPlanProps & { readonly flow: BoothMapFlow }) {
  const actor = useOwnActor(
    () => flow.logic,
    () => ({ plan: fair.plan, halls: fair.halls.map(({ key }) => key), booths: fair.booths, wanted: booth ?? null }),
    stay,
  )
  return <FloorPlanView fair={fair} actor={actor} isOwnPage={isOwnPage} markPlan={flow.markPlan} />
}

function Awaited(props: FloorPlanProps) {
  return <Begun {...props} flow={use(useActors().flows.boothMap())} />
}

/** Plan of a fair (FAIR-1). */
export function FloorPlan(props: FloorPlanProps) {
  return (
    <Suspense fallback={<PlanSkeleton />}>
      <Awaited {...props} />
    </Suspense>
  )
}
