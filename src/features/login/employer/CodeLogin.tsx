import { useSelector } from '@xstate/react'
import { employerForm } from '../../../../machines/login/employer-auth/employer-auth.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { Form } from '../../../shared/form/Form.tsx'
import { NoticeError } from '../../../shared/form/NoticeError.tsx'
import { useFields } from '../../../shared/form/useFields.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { AgreementLine } from '../agreement/AgreementLine.tsx'
import * as css from './EmployerAuth.css.ts'
import { EmployerCode } from './EmployerCode.tsx'
import type { EmployerAuthProps } from './employer-auth-props.ts'
import { RegisterLine } from './RegisterLine.tsx'

/** Phone and one-time password; who is not registered yet is registered by it (EMP-1). */
export function CodeLogin({ actor, site }: EmployerAuthProps) {
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
