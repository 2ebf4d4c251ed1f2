import type { ActorRefFrom } from 'xstate'
import type { FairDetail } from '../../../../contract/calls/fairs.ts'
import type { boothMapMachine } from '../../../../machines/fairs/booth-map/booth-map.machine.ts'
import type { BoothMapFlow } from '../../../shared/actors/actors.ts'

export interface PlanProps extends Pick<BoothMapFlow, 'markPlan'> {
  readonly fair: FairDetail
  readonly actor: BoothMapActor
  /** Whether the page is the plan's own. */
  readonly isOwnPage: boolean
}

export type BoothMapActor = ActorRefFrom<typeof boothMapMachine>
