import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useRef } from 'react'
import { phoneToSend } from '../../../../contract/rules/fields.ts'
import { type SmsFieldError, smsForm } from '../../../../machines/login/student-login/student-login.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { Form } from '../../../shared/form/Form.tsx'
import { NoticeError } from '../../../shared/form/NoticeError.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { OneTimeCode } from '../../../ui/code/OneTimeCode.tsx'
import { Control, TextInput } from '../../../ui/field/Control.tsx'
import { Field } from '../../../ui/field/Field.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { Captcha } from '../captcha/Captcha.tsx'
import { CodeStatus } from '../sms-code/CodeStatus.tsx'
import { GetCode } from '../sms-code/GetCode.tsx'
import * as css from './SmsPane.css.ts'
import type { StudentLoginProps } from './student-login-props.ts'

const phoneErrors = {
  required: m.login_phone_required,
  malformed: m.login_phone_malformed,
} satisfies Record<SmsFieldError, () => string>

const codeErrors = {
  required: m.login_code_required,
  malformed: m.login_code_malformed,
} satisfies Record<SmsFieldError, () => string>

/** Phone, one-time password, login. */
export default function SmsPane({ actor, site }: StudentLoginProps) {
  const phone = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const snapshot = useSelector(actor, (current) => current)
  const { context } = snapshot
  const { phoneError, codeError, submitError, busy } = smsForm(snapshot)
  const { smsCode } = snapshot.children
  useFocusOnRejection(actor, { phone, code })
  return (
    <>
      <Form onSubmit={() => actor.send({ type: 'FORM.SUBMITTED' })}>
        <Field label={m.login_phone()} error={phoneError && phoneErrors[phoneError]()}>
          <Control
            prefix={context.settings.taiwan ? <RegionSelect actor={actor} /> : `+${context.region}`}
            action={
              smsCode && (
                <GetCode
                  actor={smsCode}
                  phone={phoneToSend(context.phone, context.region)}
                  allowed={snapshot.can({ type: 'CODE.REQUESTED' })}
                  onRequest={() => actor.send({ type: 'CODE.REQUESTED' })}
                />
              )
            }
          >
            <TextInput
              ref={phone}
              type="tel"
              autoComplete="tel"
              placeholder={m.login_phone_placeholder()}
              value={context.phone}
              onChange={(typed) => actor.send({ type: 'PHONE.CHANGED', phone: typed })}
              onBlur={() => actor.send({ type: 'PHONE.BLURRED' })}
            />
          </Control>
        </Field>
        <Field label={m.login_code()} error={codeError && codeErrors[codeError]()}>
          <OneTimeCode
            ref={code}
            value={context.code}
            onChange={(typed) => actor.send({ type: 'CODE.CHANGED', code: typed })}
            onBlur={() => actor.send({ type: 'CODE.BLURRED' })}
          />
        </Field>
        <NoticeError notice={submitError} />
        <Button type="submit" size="lg" block busy={busy} className={css.submit}>
          {m.login_submit()}
        </Button>
        {smsCode && (
          <CodeStatus
            actor={smsCode}
            phone={phoneToSend(context.phone, context.region)}
            onSent={() => code.current?.focus()}
          />
        )}
      </Form>
      {smsCode && <Captcha smsCode={smsCode} site={site} inEnglishToo />}
    </>
  )
}

type Fields = Readonly<Record<'phone' | 'code', RefObject<HTMLInputElement | null>>>

/** Puts the focus on the field that the machine turned down, so that what is typed next replaces it (VAL-14). */
function useFocusOnRejection(actor: StudentLoginProps['actor'], { phone, code }: Fields): void {
  useEffect(() => {
    const fields = { phone, code }
    const { unsubscribe } = actor.on('FIELD.REJECTED', ({ field }) => {
      fields[field].current?.focus()
      fields[field].current?.select()
    })
    return unsubscribe
  }, [actor, phone, code])
}

/** The two dialling codes of Taiwan mode (STU-2). */
function RegionSelect({ actor }: Pick<StudentLoginProps, 'actor'>) {
  const region = useSelector(actor, ({ context }) => context.region)
  return (
    <Select
      label={m.login_region()}
      value={region}
      options={[
        { value: '86', label: m.login_region_86(), short: '+86' },
        { value: '886', label: m.login_region_886(), short: '+886' },
      ]}
      onChange={(next) => actor.send({ type: 'REGION.CHANGED', region: next })}
    />
  )
}
