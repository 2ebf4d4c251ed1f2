import { useSelector } from '@xstate/react'
import { employerForm } from '../../../../machines/login/employer-auth/employer-auth.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { Form } from '../../../shared/form/Form.tsx'
import { NoticeError } from '../../../shared/form/NoticeError.tsx'
import { useFields } from '../../../shared/form/useFields.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { AgreementLine } from '../agreement/AgreementLine.tsx'
import * as css from './EmployerAuth.css.ts'
import { EmployerCode } from './EmployerCode.tsx'
import type { EmployerAuthProps } from './employer-auth-props.ts'
import { PasswordField } from './fields.tsx'
import { PaneHead } from './PaneHead.tsx'

/** A new account (EMP-2). */
export default function RegisterPane({ actor, site }: EmployerAuthProps) {
  const snapshot = useSelector(actor, (current) => current)
  const form = employerForm(snapshot)
  const { bind, focus } = useFields(actor, form)
  const back = {
    label: m.employer_back_to_login(),
    disabled: !snapshot.can({ type: 'STEPPED.BACK' }),
    onBack: () => actor.send({ type: 'STEPPED.BACK' }),
  }
  return (
    <>
      <PaneHead title={m.employer_register_title()} back={back} />
      <div className={css.body}>
        <Form onSubmit={() => actor.send({ type: 'FORM.SUBMITTED' })}>
          <EmployerCode
            smsCode={snapshot.children.registerCode}
            site={site}
            phone={{ input: bind('phone'), error: form.errors.phone }}
            code={{ input: bind('registerCode'), error: form.errors.registerCode }}
            allowed={snapshot.can({ type: 'CODE.REQUESTED' })}
            onRequest={() => actor.send({ type: 'CODE.REQUESTED' })}
            onSent={() => focus('registerCode')}
          />
          <PasswordField
            input={bind('registerPassword')}
            error={form.errors.registerPassword}
            label={m.employer_set_password()}
            placeholder={m.employer_password_to_set()}
            autoComplete="new-password"
            told
          />
          <NoticeError notice={form.submitError} />
          <Button type="submit" size="lg" block busy={form.busy}>
            {m.employer_register_submit()}
          </Button>
          <p className={css.terms}>
            <AgreementLine sentence={m.employer_terms} first="employer" second="privacy" />
          </p>
        </Form>
      </div>
    </>
  )
}
