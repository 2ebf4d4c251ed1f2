import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import { phoneError } from '../../../../machines/login/employer-auth/fields.ts'
import type { smsCodeMachine } from '../../../../machines/login/sms-code/sms-code.machine.ts'
import type { Bound } from '../../../shared/form/useFields.ts'
import { Captcha } from '../captcha/Captcha.tsx'
import { CodeStatus } from '../sms-code/CodeStatus.tsx'
import { GetCode } from '../sms-code/GetCode.tsx'
import type { FieldErrorName } from './errors.ts'
import { CodeField, PhoneField } from './fields.tsx'

export interface EmployerCodeProps {
  /** The countdown of this form's purpose; each has its own (SMS-2). */
  readonly smsCode: ActorRefFrom<typeof smsCodeMachine> | undefined
  readonly site: SiteInfo
  readonly phone: { readonly input: Bound; readonly error: FieldErrorName | undefined }
  readonly code: { readonly input: Bound; readonly error: FieldErrorName | undefined }
  /** A code may be asked for. */
  readonly allowed: boolean
  onRequest(): void
  /** A code was sent just now. */
  onSent(): void
}

/** Phone and one-time password. */
export function EmployerCode({ smsCode, site, phone, code, allowed, onRequest, onSent }: EmployerCodeProps): ReactNode {
  const isPhoneWrong = phoneError(phone.input.value) !== null
  return (
    <>
      <PhoneField
        {...phone}
        action={
          smsCode && (
            <GetCode
              actor={smsCode}
              phone={phone.input.value}
              allowed={allowed}
              greyed={isPhoneWrong}
              onRequest={onRequest}
            />
          )
        }
      />
      <CodeField {...code} />
      {smsCode && <CodeStatus actor={smsCode} phone={phone.input.value} onSent={onSent} />}
      {smsCode && <Captcha smsCode={smsCode} site={site} />}
    </>
  )
}
