import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { smsCodeMachine } from '../../../../machines/login/sms-code/sms-code.machine.ts'
import { smsCodeView } from '../../../../machines/login/sms-code/sms-code.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { ControlAction } from '../../../ui/field/Control.tsx'

export interface GetCodeProps {
  readonly actor: ActorRefFrom<typeof smsCodeMachine>
  /** The phone as it is sent. */
  readonly phone: string
  /** Whether the form around it knows whom to send to. */
  readonly allowed: boolean
  /** Not of use yet: drawn as disabled, but a press is told, so that it can be said why (SMS-1). */
  readonly greyed?: boolean
  onRequest(): void
}

/** The phone field's suffix: asks for a code, then counts down until the next one. */
export function GetCode({ actor, phone, allowed, greyed = false, onRequest }: GetCodeProps) {
  const view = smsCodeView(
    useSelector(actor, (snapshot) => snapshot),
    phone,
  )
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const canRequest = useSelector(actor, (snapshot) => snapshot.can({ type: 'CODE.REQUESTED', phone }))
  return (
    <ControlAction
      busy={busy}
      disabled={!busy && !(allowed && canRequest)}
      aria-disabled={greyed || undefined}
      onClick={onRequest}
    >
      {view.state === 'counting' ? m.login_retry_in({ seconds: view.rest }) : m.login_get_code()}
    </ControlAction>
  )
}
