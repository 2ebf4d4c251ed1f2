import type { DeliveryStatus } from '../../../contract/rules/delivery-steps.ts'
import * as m from '../../../messages/compiled/messages.js'

/** How a delivery stands, in a word or two. */
export const statusNames = {
  submitted: m.deliveries_status_submitted,
  viewed: m.deliveries_status_viewed,
  interested: m.deliveries_status_interested,
  interview: m.deliveries_status_interview,
  offer: m.deliveries_status_offer,
  hired: m.deliveries_status_hired,
  rejected: m.deliveries_status_rejected,
  withdrawn: m.deliveries_status_withdrawn,
  declined: m.deliveries_status_declined,
  closed: m.deliveries_status_closed,
} satisfies Record<DeliveryStatus, () => string>

export const statusText = (status: DeliveryStatus): string => statusNames[status]()

/** Of a position that was delivered to: that it was, and how far that has come. */
export function standingText(status: DeliveryStatus): string {
  if (status === 'withdrawn') return m.deliver_button_withdrawn()
  return status === 'submitted' ? statusText(status) : m.deliver_button_status({ status: statusText(status) })
}
