import { useSelector } from '@xstate/react'
import * as m from '../../../../messages/compiled/messages.js'
import { ClockIcon } from '../../../ui/icons/account.tsx'
import * as css from './Captcha.css.ts'
import type { CaptchaPaneProps } from './captcha-props.ts'

/** Missed too often: how long until the next puzzle comes by itself. */
export function Waiting({ actor }: CaptchaPaneProps) {
  const rest = useSelector(actor, ({ context }) => context.rest)
  return (
    <div className={css.waiting}>
      <ClockIcon size={32} className={css.waitingIcon} />
      <p role="alert" className={css.waitingTitle}>
        {m.login_captcha_waiting()}
      </p>
      <p role="timer" className={css.waitingLine}>
        {m.login_captcha_waiting_rest({ seconds: rest })}
      </p>
    </div>
  )
}
