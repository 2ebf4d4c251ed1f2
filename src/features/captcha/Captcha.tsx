import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { smsCodeMachine } from '../../../machines/sms-code/sms-code.machine.ts'
import { CaptchaDialog, type CaptchaPaneProps } from './CaptchaDialog.tsx'

export interface CaptchaProps extends Omit<CaptchaPaneProps, 'actor'> {
  readonly smsCode: ActorRefFrom<typeof smsCodeMachine>
}

/** The captcha, while one is asked for. */
export function Captcha({ smsCode, ...pane }: CaptchaProps) {
  const captcha = useSelector(smsCode, ({ children }) => children.captcha)
  return captcha ? <CaptchaDialog actor={captcha} {...pane} /> : null
}
