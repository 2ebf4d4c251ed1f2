import { useSelector } from '@xstate/react'
import { employerAuthView, employerForm } from '../../../../machines/login/employer-auth/employer-auth.selectors.ts'
import type { EmployerTab } from '../../../../machines/login/employer-auth/employer-auth.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { Form } from '../../../shared/form/Form.tsx'
import { NoticeError } from '../../../shared/form/NoticeError.tsx'
import { useFields } from '../../../shared/form/useFields.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { Tabs } from '../../../ui/tabs/Tabs.tsx'
import { AgreementLine } from '../agreement/AgreementLine.tsx'
import { LateCaptcha } from '../captcha/LateCaptcha.tsx'
import * as css from './EmployerAuth.css.ts'
import { EmployerCode } from './EmployerCode.tsx'
import type { EmployerAuthProps } from './employer-auth-props.ts'
import { PasswordField, PhoneField } from './fields.tsx'
import { PaneHead } from './PaneHead.tsx'

/** Two ways to log in (EMP-1). */
export function LoginPane({ actor, site }: EmployerAuthProps) {
  const snapshot = useSelector(actor, (current) => current)
  const tab: EmployerTab = employerAuthView(snapshot) === 'codeLogin' ? 'code' : 'password'
  const tabOf = (value: EmployerTab, label: string) => ({
    value,
    label,
    disabled: value !== tab && !snapshot.can({ type: 'TAB.CHANGED', tab: value }),
  })
  return (
    <>
      <PaneHead title={m.employer_title()} />
      <div className={css.tabs}>
        <Tabs
          label={m.employer_tabs()}
          tabs={[tabOf('password', m.employer_tab_password()), tabOf('code', m.employer_tab_code())]}
          value={tab}
          onChange={(next) => actor.send({ type: 'TAB.CHANGED', tab: next })}
        >
          {tab === 'password' ? <PasswordLogin actor={actor} site={site} /> : <CodeLogin actor={actor} site={site} />}
        </Tabs>
      </div>
    </>
  )
}

/** Phone and one-time password; who is not registered yet is registered by it (EMP-1). */
function CodeLogin({ actor, site }: EmployerAuthProps) {
  const snapshot = useSelector(actor, (current) => current)
  const form = employerForm(snapshot)
  const { bind, focus } = useFields(actor, form)
  return (
    <Form onSubmit={() => actor.send({ type: 'FORM.SUBMITTED' })}>
      <EmployerCode
        smsCode={snapshot.children.loginCode}
        site={site}
        phone={{ input: bind('phone'), error: form.errors.phone }}
        code={{ input: bind('loginCode'), error: form.errors.loginCode }}
        allowed={snapshot.can({ type: 'CODE.REQUESTED' })}
        onRequest={() => actor.send({ type: 'CODE.REQUESTED' })}
        onSent={() => focus('loginCode')}
      />
      <Note kind="info">{m.employer_auto_register()}</Note>
      <NoticeError notice={form.submitError} />
      <Button type="submit" size="lg" block busy={form.busy}>
        {m.employer_submit()}
      </Button>
      <RegisterLine actor={actor} />
      <p className={css.terms}>
        <AgreementLine sentence={m.employer_terms} first="employer" second="privacy" />
      </p>
    </Form>
  )
}

/** Phone and password; the captcha comes once both are given (EMP-5). */
function PasswordLogin({ actor, site }: EmployerAuthProps) {
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

/** The way to a new account (EMP-2). */
function RegisterLine({ actor }: Pick<EmployerAuthProps, 'actor'>) {
  const disabled = useSelector(actor, (snapshot) => !snapshot.can({ type: 'REGISTER.OPENED' }))
  return (
    <p className={css.foot}>
      {m.employer_no_account()}{' '}
      <Button kind="link" disabled={disabled} onClick={() => actor.send({ type: 'REGISTER.OPENED' })}>
        {m.employer_register()}
      </Button>
    </p>
  )
}
