import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { smsCodeView } from '../../../../machines/login/sms-code/sms-code.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { unseen } from '../../../ui/reset.css.ts'
import type { GetCodeProps } from './GetCode.tsx'

export interface CodeStatusProps extends Pick<GetCodeProps, 'actor' | 'phone'> {
  /** A code was sent just now: the moment to move the focus to its field. */
  onSent(): void
}

/** Tells a screen reader once that a code was sent; the seconds themselves would interrupt it all the time. */
export function CodeStatus({ actor, phone, onSent }: CodeStatusProps) {
  const { state } = useSelector(actor, (snapshot) => smsCodeView(snapshot, phone))
  const before = useRef(state)
  useEffect(() => {
    if (before.current === 'sending' && state === 'counting') onSent()
    before.current = state
  })
  return (
    <p role="status" className={unseen}>
      {state === 'counting' && m.login_code_sent()}
    </p>
  )
}
