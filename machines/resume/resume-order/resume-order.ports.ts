import { fromPromise } from 'xstate'
import type { NoticePort } from '../../kit/notice.ts'
import { resumeOrderMachine } from './resume-order.machine.ts'
import type { Order, OrderSent } from './resume-order.types.ts'

export interface ResumeOrderPorts extends NoticePort {
  /** Rejects with a CallFailure, whose data tell the version where somebody else made another order. */
  sendOrder(order: OrderSent): Promise<void>
  /** What the server has. */
  readAnew(): Promise<void>
  show(order: Order): void
}

export const provideResumeOrder = (ports: ResumeOrderPorts) =>
  resumeOrderMachine.provide({
    actors: {
      sendOrder: fromPromise<void, OrderSent>(({ input }) => ports.sendOrder(input)),
      readAnew: fromPromise<void>(() => ports.readAnew()),
    },
    actions: { show: (_, order) => ports.show(order), notify: (_, notice) => ports.notify(notice) },
  })
