import { provideDeliveryStep } from '../../../machines/applications/delivery-step/delivery-step.ports.ts'
import { noticeOf } from '../../../machines/kit/notice.ts'
import { begin } from '../../api/content.ts'
import { deliveriesQuery, markRead, newsQuery, takeStep } from '../../api/delivery-feedback.ts'
import type { DeliveryFeedbackFlow } from '../../shared/actors/actors.ts'
import { notices, session } from '../actors.ts'

/** The flow of the page of deliveries, with its effects. */
export const deliveryFeedback: DeliveryFeedbackFlow = {
  begin: (userId, tab, page) => begin(deliveriesQuery(userId, tab, page), newsQuery(userId)),
  stepLogic: provideDeliveryStep({
    notify: notices.notify,
    takeStep: (id, step, seen) => takeStep(session.getSnapshot().context.userId, id, step, seen),
  }),
  markAllRead: (userId) => markRead(userId).catch((error) => notices.notify(noticeOf(error))),
}
