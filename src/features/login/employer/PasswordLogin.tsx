import { useSelector } from '@xstate/react'
import { employerForm } from '../../../../machines/login/employer-auth/employer-auth.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { Form } from '../../../shared/form/Form.tsx'
import { NoticeError } from '../../../shared/form/NoticeError.tsx'
import { useFields } from '../../../shared/form/useFields.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LateCaptcha } from '../captcha/LateCaptcha.tsx'
import * as css from './EmployerAuth.css.ts'
import type { EmployerAuthProps } from './employer-auth-props.ts'
import { PasswordField, PhoneField } from './fields.tsx'
import { RegisterLine } from './RegisterLine.tsx'

/** Phone and password; the captcha comes once both are given (EMP-5). */
export function PasswordLogin({ actor, site }: EmployerAuthProps) {
  const snapshot = useSelector(actor, (current) => current)
  const form = employerForm(snapshot)
  const { bind } = useFields(actor, form)
  const { captcha } = snapshot.children
  return (
    <Form onSubmit={() => actor.send({ type: 'FORM.SUBMITTED' })}>
      <PhoneField input={bind('phone')} error={form.errors.phone} />
      <PasswordField
        input={bind('password')}
        error={form.errors.password}
        label={m.employer_password()}
        placeholder={m.employer_password_placeholder()}
        autoComplete="current-password"
      />
      <div className={css.row}>
        <Button
          kind="link"
          disabled={!snapshot.can({ type: 'FORGOT.OPENED' })}
          onClick={() => actor.send({ type: 'FORGOT.OPENED' })}
        >
          {m.employer_forgot()}
        </Button>
      </div>
      <NoticeError notice={form.submitError} />
      <Button type="submit" size="lg" block busy={form.busy}>
        {m.employer_submit()}
      </Button>
      <RegisterLine actor={actor} />
      {captcha && <LateCaptcha actor={captcha} site={site} />}
    </Form>
  )
}
