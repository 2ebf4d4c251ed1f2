import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { mayStep } from '../../../../contract/rules/delivery-steps.ts'
import { deskReviewView } from '../../../../machines/employer-office/desk-review/desk-review.selectors.ts'
import type { DeskStep } from '../../../../machines/employer-office/desk-review/desk-review.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { OpenedDelivery } from '../../../api/desk.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button, type ButtonLook } from '../../../ui/button/Button.tsx'
import { CalendarIcon, StarIcon } from '../../../ui/icons/account.tsx'
import type { ReviewActor } from '../desk/desk-props.ts'
import { stepNames } from '../desk/desk-words.ts'
import { moveOf, offeredIn } from '../desk/moves.ts'
import * as css from './DeliveryPane.css.ts'

const looks = { like: 'soft', offer: 'secondary', revise: 'secondary', reject: 'ghost' } satisfies Record<
  DeskStep,
  ButtonLook['kind']
>

export interface StepActionsProps {
  readonly actor: ReviewActor
  readonly delivery: OpenedDelivery
  /** Asks for an interview. */
  onInvite(): void
}

/** The ways on that a delivery has. */
export function StepActions({ actor, delivery, onInvite }: StepActionsProps) {
  usePreferences()
  const snapshot = useSelector(actor, (one) => one)
  const { move } = snapshot.context
  const isMoving = deskReviewView(snapshot) === 'moving' && move?.applicants.some(({ id }) => id === delivery.id)
  const step = (one: DeskStep, icon: ReactNode = null) =>
    mayStep(delivery.status, one) && (
      <Button
        kind={looks[one]}
        busy={isMoving === true && move?.step === one}
        onClick={() => actor.send({ ...moveOf(one, [delivery]), ...(one === 'revise' && offeredIn(delivery)) })}
      >
        {icon}
        {stepNames[one]()}
      </Button>
    )
  return (
    <fieldset className={css.actions} aria-label={m.review_actions()}>
      {step('like', <StarIcon />)}
      {mayStep(delivery.status, 'invite') && (
        <Button onClick={onInvite}>
          <CalendarIcon />
          {m.review_invite()}
        </Button>
      )}
      {step('offer')}
      {step('revise')}
      {step('reject')}
    </fieldset>
  )
}
