import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { smsCodeMachine } from '../../../../machines/login/sms-code/sms-code.machine.ts'
import type { CaptchaPaneProps } from './captcha-props.ts'
import { LateCaptcha } from './LateCaptcha.tsx'

export interface CaptchaProps extends Omit<CaptchaPaneProps, 'actor'> {
  readonly smsCode: ActorRefFrom<typeof smsCodeMachine>
}

/** The captcha, while one is asked for. */
export function Captcha({ smsCode, ...pane }: CaptchaProps) {
  const captcha = useSelector(smsCode, ({ children }) => children.captcha)
  return captcha ? <LateCaptcha actor={captcha} {...pane} /> : null
}
