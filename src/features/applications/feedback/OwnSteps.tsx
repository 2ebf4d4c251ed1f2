import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { OfferTerms } from '../../../../contract/offer.ts'
import { type DeliveryStatus, mayTake, type OwnStep, ownSteps } from '../../../../contract/rules/delivery-steps.ts'
import type { deliveryStepMachine } from '../../../../machines/applications/delivery-step/delivery-step.machine.ts'
import {
  type DeliveryStepView,
  deliveryStepView,
} from '../../../../machines/applications/delivery-step/delivery-step.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { causeText } from '../../../shared/notices/notice-text.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import * as css from './OwnSteps.css.ts'

interface StepWords {
  readonly act: () => string
  readonly title: () => string
  readonly text: () => string
  readonly kind: 'brand' | 'danger'
}

const words = {
  withdraw: {
    act: m.deliveries_withdraw,
    title: m.deliveries_withdraw_title,
    text: m.deliveries_withdraw_text,
    kind: 'danger',
  },
  accept: { act: m.deliveries_accept, title: m.deliveries_accept_title, text: m.deliveries_accept_text, kind: 'brand' },
  decline: {
    act: m.deliveries_decline,
    title: m.deliveries_decline_title,
    text: m.deliveries_decline_text,
    kind: 'danger',
  },
  revoke: {
    act: m.deliveries_revoke,
    title: m.deliveries_revoke_title,
    text: m.deliveries_revoke_text,
    kind: 'danger',
  },
} satisfies Record<OwnStep, StepWords>

/** The hint of the first step that there is. */
const hints = {
  withdraw: m.deliveries_withdraw_hint,
  accept: m.deliveries_offer_hint,
  decline: m.deliveries_offer_hint,
  revoke: m.deliveries_revoke_hint,
} satisfies Record<OwnStep, () => string>

const termsText = ({ salary, place, starts_on }: OfferTerms): string =>
  m.deliveries_accept_terms({ salary, place, day: starts_on.replaceAll('-', '.') })

const isAsked = {
  resting: false,
  confirming: true,
  taking: true,
  failed: true,
  overtaken: true,
} satisfies Record<DeliveryStepView, boolean>

export interface OwnStepsProps {
  readonly actor: ActorRefFrom<typeof deliveryStepMachine>
  readonly status: DeliveryStatus
  /** The time since when the delivery has its status and its offer. */
  readonly changedAt: string
  /** The copy is removed, so there is nothing to revoke. */
  readonly isEmptied: boolean
  /** Offered now; null for nothing. */
  readonly offer: OfferTerms | null
}

/** Offers the student's own steps, and asks before each. */
export function OwnSteps({ actor, status, changedAt, isEmptied, offer }: OwnStepsProps) {
  usePreferences()
  const view = useSelector(actor, deliveryStepView)
  const step = useSelector(actor, ({ context }) => context.step)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const possible = ownSteps.filter((one) => mayTake(status, one) && !(one === 'revoke' && isEmptied))
  const [first] = possible
  const asked = step && words[step]
  const said = failure ? causeText(failure) : ''
  return (
    <>
      {first && (
        <div className={css.foot}>
          <p className={css.hint}>{hints[first]()}</p>
          {possible.map((one) => (
            <Button
              key={one}
              kind={one === 'accept' ? 'primary' : 'secondary'}
              onClick={() => actor.send({ type: 'STEP.ASKED', step: one, seen: changedAt })}
            >
              {words[one].act()}
            </Button>
          ))}
        </div>
      )}
      {asked && (
        <ConfirmDialog
          open={isAsked[view]}
          kind={asked.kind}
          {...(view === 'overtaken'
            ? { title: m.deliveries_overtaken(), description: said, cancelLabel: m.deliveries_understood() }
            : {
                title: asked.title(),
                description: step === 'accept' && offer ? termsText(offer) : asked.text(),
                error: said,
                confirmLabel: view === 'failed' ? m.content_retry() : asked.act(),
                cancelLabel: m.deliveries_keep(),
              })}
          busy={view === 'taking'}
          onConfirm={() => actor.send({ type: 'CONFIRMED' })}
          onCancel={() => actor.send({ type: 'CANCELLED' })}
        />
      )}
    </>
  )
}
