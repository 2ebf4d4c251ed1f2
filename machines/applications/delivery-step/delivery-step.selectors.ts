import type { SnapshotFrom } from 'xstate'
import type { deliveryStepMachine } from './delivery-step.machine.ts'

export type DeliveryStepView = SnapshotFrom<typeof deliveryStepMachine>['value']

export const deliveryStepView = ({ value }: SnapshotFrom<typeof deliveryStepMachine>): DeliveryStepView => value
