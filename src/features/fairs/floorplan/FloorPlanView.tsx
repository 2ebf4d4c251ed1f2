import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { type BoothMapView, boothMapView } from '../../../../machines/fairs/booth-map/booth-map.selectors.ts'
import { BoothPlan } from './BoothPlan.tsx'
import { ImagePlan } from './ImagePlan.tsx'
import { NoPlan } from './NoPlan.tsx'
import type { PlanProps } from './plan-props.ts'

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
