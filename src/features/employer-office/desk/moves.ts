import type { DeskDelivery } from '../../../../contract/calls/desk.ts'
import { isOffering, mayStep } from '../../../../contract/rules/delivery-steps.ts'
import { valuesOf } from '../../../../machines/employer-office/desk-review/desk-review.rules.ts'
import type { DeskReviewEvent, DeskStep } from '../../../../machines/employer-office/desk-review/desk-review.types.ts'
import type { OpenedDelivery } from '../../../api/desk.ts'
import { firstNote } from './desk-words.ts'

type MoveAsked = Extract<DeskReviewEvent, { type: 'MOVE.ASKED' }>
type Standing = Pick<DeskDelivery, 'id' | 'name' | 'status'>

/** Whether anything is left to decide about it. */
const isUndecided = ({ status }: Pick<DeskDelivery, 'status'>): boolean => mayStep(status, 'reject')

/** Whether anything can be done about it with others: decided, or taken along. */
export const isTickable = (delivery: Pick<DeskDelivery, 'status' | 'sent'>): boolean =>
  delivery.sent !== '' || isUndecided(delivery)

/** A step of those deliveries that have such a way on. */
export function moveOf(step: DeskStep, deliveries: readonly Standing[]): MoveAsked {
  const able = deliveries.filter(({ status }) => mayStep(status, step))
  return {
    type: 'MOVE.ASKED',
    step,
    applicants: able.map(({ id, name }) => ({ id, name })),
    note: firstNote(step, able),
  }
}

/** Begins a change of an offer with its present terms; the sentence that went with it is not said again. */
export function offeredIn({ events }: Pick<OpenedDelivery, 'events'>): Partial<Pick<MoveAsked, 'offer'>> {
  const last = events.findLast(({ kind }) => isOffering(kind))
  return last?.offer ? { offer: valuesOf(last.offer) } : {}
}
