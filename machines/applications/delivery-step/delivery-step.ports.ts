import { fromPromise } from 'xstate'
import type { OwnStep } from '../../../contract/rules/delivery-steps.ts'
import type { NoticePort } from '../../kit/notice.ts'
import { deliveryStepMachine, type StepTaken } from './delivery-step.machine.ts'

export interface DeliveryStepPorts extends NoticePort {
  /** Rejects with a CallFailure. @param seen when the delivery last changed, as the student saw it */
  takeStep(id: string, step: OwnStep, seen: string): Promise<void>
}

export const provideDeliveryStep = (ports: DeliveryStepPorts) =>
  deliveryStepMachine.provide({
    actors: {
      takeStep: fromPromise<void, StepTaken>(async ({ input: { id, step, seen } }) => {
        if (step) await ports.takeStep(id, step, seen)
      }),
    },
    actions: { notify: (_, notice) => ports.notify(notice) },
  })
