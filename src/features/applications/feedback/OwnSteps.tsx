import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { type DeliveryStatus, mayStep, type OwnStep, ownSteps } from '../../../../contract/rules/delivery-steps.ts'
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
} satisfies Record<OwnStep, StepWords>

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
}

/** What a student can do about a delivery while it is open, asked about before it is done. */
export function OwnSteps({ actor, status }: OwnStepsProps) {
  usePreferences()
  const view = useSelector(actor, deliveryStepView)
  const step = useSelector(actor, ({ context }) => context.step)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const possible = ownSteps.filter((one) => mayStep(status, one))
  const asked = step && words[step]
  const said = failure ? causeText(failure) : ''
  return (
    <>
      {possible.length > 0 && (
        <div className={css.foot}>
          <p className={css.hint}>
            {possible.includes('withdraw') ? m.deliveries_withdraw_hint() : m.deliveries_offer_hint()}
          </p>
          {possible.map((one) => (
            <Button
              key={one}
              kind={one === 'accept' ? 'primary' : 'secondary'}
              onClick={() => actor.send({ type: 'STEP.ASKED', step: one })}
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
                description: asked.text(),
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
