import { useSelector } from '@xstate/react'
import { wayOf } from '../../../../machines/applications/deliver/deliver.rules.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { statusText } from '../../../entities/delivery/status-names.ts'
import { causeText } from '../../../shared/notices/notice-text.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { dayText, timeText } from '../../../shared/text/time.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CheckCircleIcon } from '../../../ui/icons/controls.tsx'
import { refusalWords, wayText } from './apply-words.ts'
import * as css from './Deliver.css.ts'
import type { DeliverProps } from './deliver-props.ts'

export function Delivered({ actor, reminders }: DeliverProps) {
  const isFirst = useSelector(actor, ({ context }) => context.offer?.isFirst ?? false)
  return (
    <>
      <div role="status" className={css.outcome}>
        <p>{m.deliver_delivered_text()}</p>
        <ol className={css.steps} aria-label={m.deliver_next()}>
          <li className={css.reached}>
            <CheckCircleIcon size={16} />
            {m.deliver_next_sent()}
          </li>
          {[m.deliver_next_viewed(), m.deliver_next_interview(), m.deliver_next_offer()].map((step) => (
            <li key={step} className={css.step}>
              {step}
            </li>
          ))}
        </ol>
      </div>
      {isFirst && reminders}
    </>
  )
}

export function Already({ actor }: DeliverProps) {
  const status = useSelector(actor, ({ context }) => context.offer?.status ?? 'submitted')
  return (
    <p role="status" className={css.outcome}>
      {m.deliver_already_text({ status: statusText(status) })}
    </p>
  )
}

export function Elsewhere({ actor }: DeliverProps) {
  usePreferences()
  const earlier = useSelector(actor, ({ context }) => context.earlier)
  return (
    <p role="status" className={css.outcome}>
      {m.deliver_elsewhere_text({ day: dayText(earlier), time: timeText(earlier) })}
    </p>
  )
}

export function DoneFoot({ actor }: DeliverProps) {
  return (
    <>
      <Button kind="secondary" onClick={() => actor.send({ type: 'DIALOG.CLOSED' })}>
        {m.deliver_done()}
      </Button>
      <Button onClick={() => actor.send({ type: 'WAY.TAKEN' })}>{wayText('followUp')}</Button>
    </>
  )
}

export function Refused({ actor }: DeliverProps) {
  const { locale } = usePreferences()
  const refusal = useSelector(actor, ({ context }) => context.refusal)
  return (
    <p role="alert" className={css.outcome}>
      {refusal && refusalWords(refusal, locale).text}
    </p>
  )
}

export function RefusedFoot({ actor }: DeliverProps) {
  const snapshot = useSelector(actor, (one) => one)
  const way = wayOf(snapshot.context)
  return (
    <>
      <Button kind="secondary" onClick={() => actor.send({ type: 'DIALOG.CLOSED' })}>
        {m.deliver_done()}
      </Button>
      {way && <Button onClick={() => actor.send({ type: 'WAY.TAKEN' })}>{wayText(way)}</Button>}
      {snapshot.can({ type: 'RETRIED' }) && (
        <Button onClick={() => actor.send({ type: 'RETRIED' })}>{m.deliver_way_back()}</Button>
      )}
    </>
  )
}

export function Unread({ actor }: DeliverProps) {
  const failure = useSelector(actor, ({ context }) => context.failure)
  return (
    <p role="alert" className={css.outcome}>
      {failure && causeText(failure)}
    </p>
  )
}

export function UnreadFoot({ actor }: DeliverProps) {
  return (
    <>
      <Button kind="secondary" onClick={() => actor.send({ type: 'DIALOG.CLOSED' })}>
        {m.deliver_cancel()}
      </Button>
      <Button onClick={() => actor.send({ type: 'RETRIED' })}>{m.deliver_retry()}</Button>
    </>
  )
}
