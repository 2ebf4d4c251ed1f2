import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { FairDetail } from '../../../contract/calls/fairs.ts'
import type { boothMapMachine } from '../../../machines/booth-map/booth-map.machine.ts'
import { type BoothMapView, boothMapView } from '../../../machines/booth-map/booth-map.selectors.ts'
import type { BoothMapFlow } from '../actors.ts'
import { BoothPlan } from './BoothPlan.tsx'
import { ImagePlan } from './ImagePlan.tsx'
import { NoPlan } from './NoPlan.tsx'

export type BoothMapActor = ActorRefFrom<typeof boothMapMachine>

export interface PlanProps extends Pick<BoothMapFlow, 'markPlan'> {
  readonly fair: FairDetail
  readonly actor: BoothMapActor
}

const booths = (props: PlanProps) => <BoothPlan {...props} />

const views = {
  none: ({ fair }) => <NoPlan kind="none" fairId={fair.id} />,
  closed: ({ fair }) => <NoPlan kind="closed" fairId={fair.id} />,
  image: (props) => <ImagePlan {...props} />,
  browsing: booths,
  open: booths,
  absent: booths,
} satisfies Record<BoothMapView, (props: PlanProps) => ReactNode>

export function FloorPlanView(props: PlanProps) {
  return views[useSelector(props.actor, boothMapView)](props)
}
