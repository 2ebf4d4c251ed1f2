import { assign, setup } from 'xstate'
import { codes } from '../../../contract/codes.ts'
import { type Failure, failureOf, hasCode } from '../../../contract/failures.ts'
import type { OwnStep } from '../../../contract/rules/delivery-steps.ts'
import type { Notice } from '../../kit/notice.ts'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import type { DeliveryStepContext, DeliveryStepEvent, DeliveryStepInput } from './delivery-step.types.ts'

/** The delivery and its step. */
export interface StepTaken {
  readonly id: string
  readonly step: OwnStep | null
  readonly seen: string
}

const isRefusal = ({ event }: { event: { error: unknown } }) => {
  const failure = failureOf(event.error)
  return hasCode(failure, codes.refused)
}

const failing = {
  type: 'fail',
  params: ({ event }: { event: { error: unknown } }) => ({ failure: failureOf(event.error) }),
} as const

/** A student's own step of a delivery (JOB-5): asked about, since none can be taken back, then taken. */
export const deliveryStepMachine = setup({
  types: {
    context: {} as DeliveryStepContext,
    events: {} as DeliveryStepEvent,
    input: {} as DeliveryStepInput,
    tags: {} as 'busy',
  },
  actors: { takeStep: promisePlaceholder<void, StepTaken>('takeStep') },
  actions: {
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
    fail: assign((_, { failure }: { failure: Failure }) => ({ failure })),
  },
}).createMachine({
  id: 'delivery-step',
  context: ({ input }) => ({ id: input.id, step: null, seen: '', failure: null }),
  initial: 'resting',
  states: {
    resting: {
      entry: assign({ step: null, seen: '', failure: null }),
      on: { 'STEP.ASKED': { target: 'confirming', actions: assign(({ event: { step, seen } }) => ({ step, seen })) } },
    },
    confirming: { on: { CONFIRMED: 'taking', CANCELLED: 'resting' } },
    taking: {
      tags: 'busy',
      invoke: {
        id: 'takeStep',
        src: 'takeStep',
        input: ({ context: { id, step, seen } }) => ({ id, step, seen }),
        onDone: {
          target: 'resting',
          actions: { type: 'notify', params: ({ context }) => ({ kind: 'stepTaken', step: context.step! }) },
        },
        onError: [
          { guard: isRefusal, target: 'overtaken', actions: failing },
          { target: 'failed', actions: failing },
        ],
      },
    },
    failed: {
      description: 'It stands as before.',
      on: { CONFIRMED: 'taking', CANCELLED: 'resting' },
    },
    overtaken: {
      description:
        'Another step was faster, the employer’s or the student’s own elsewhere; trying again would be in vain.',
      on: { CANCELLED: 'resting' },
    },
  },
})
