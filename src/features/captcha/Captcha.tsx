import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import type { smsCodeMachine } from '../../../machines/sms-code/sms-code.machine.ts'
import { CaptchaDialog } from './CaptchaDialog.tsx'

export interface CaptchaProps {
  readonly smsCode: ActorRefFrom<typeof smsCodeMachine>
  readonly site: SiteInfo
}

/** The captcha, while one is asked for. */
export function Captcha({ smsCode, site }: CaptchaProps) {
  const captcha = useSelector(smsCode, ({ children }) => children.captcha)
  return captcha ? <CaptchaDialog actor={captcha} site={site} /> : null
}
