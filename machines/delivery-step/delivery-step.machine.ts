import { assign, setup } from 'xstate'
import type { OwnStep } from '../../contract/delivery-steps.ts'
import { failureOf } from '../../contract/failures.ts'
import type { Notice } from '../notice.ts'
import { actionPlaceholder, promisePlaceholder } from '../placeholder.ts'
import type { DeliveryStepContext, DeliveryStepEvent, DeliveryStepInput } from './delivery-step.types.ts'

/** What a step is taken of. */
export interface StepTaken {
  readonly id: string
  readonly step: OwnStep | null
}

/** A student's own step of a delivery (JOB-5): asked about, since none can be taken back, then taken. */
export const deliveryStepMachine = setup({
  types: {
    context: {} as DeliveryStepContext,
    events: {} as DeliveryStepEvent,
    input: {} as DeliveryStepInput,
    tags: {} as 'busy',
  },
  actors: { takeStep: promisePlaceholder<void, StepTaken>('takeStep') },
  actions: { notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void },
}).createMachine({
  id: 'delivery-step',
  context: ({ input }) => ({ id: input.id, step: null, failure: null }),
  initial: 'resting',
  states: {
    resting: {
      entry: assign({ step: null, failure: null }),
      on: { 'STEP.ASKED': { target: 'confirming', actions: assign({ step: ({ event }) => event.step }) } },
    },
    confirming: { on: { CONFIRMED: 'taking', CANCELLED: 'resting' } },
    taking: {
      tags: 'busy',
      invoke: {
        id: 'takeStep',
        src: 'takeStep',
        input: ({ context: { id, step } }) => ({ id, step }),
        onDone: {
          target: 'resting',
          actions: { type: 'notify', params: ({ context }) => ({ kind: 'stepTaken', step: context.step! }) },
        },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    failed: {
      description: 'It stands as before, or the employer was faster.',
      on: { CONFIRMED: 'taking', CANCELLED: 'resting' },
    },
  },
})
