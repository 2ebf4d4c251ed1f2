import { useSelector } from '@xstate/react'
import { resetForm } from '../../../../../machines/login/password-reset/password-reset.selectors.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { Form } from '../../../../shared/form/Form.tsx'
import { NoticeError } from '../../../../shared/form/NoticeError.tsx'
import { useFields } from '../../../../shared/form/useFields.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { EmployerCode } from '../EmployerCode.tsx'
import type { PasswordResetProps } from './password-reset-props.ts'
import { ResetHead } from './ResetHead.tsx'

/** The first step: whose phone it is. */
export function VerifyStep({ actor, site }: PasswordResetProps) {
  const snapshot = useSelector(actor, (current) => current)
  const form = resetForm(snapshot)
  const { bind, focus } = useFields(actor, form)
  return (
    <>
      <ResetHead actor={actor} current={0} backLabel={m.employer_back_to_login()} />
      <Form onSubmit={() => actor.send({ type: 'FORM.SUBMITTED' })}>
        <EmployerCode
          smsCode={snapshot.children.forgotCode}
          site={site}
          phone={{ input: bind('phone'), error: form.errors.phone }}
          code={{ input: bind('code'), error: form.errors.code }}
          allowed={snapshot.can({ type: 'CODE.REQUESTED' })}
          onRequest={() => actor.send({ type: 'CODE.REQUESTED' })}
          onSent={() => focus('code')}
        />
        <NoticeError notice={form.submitError} />
        <Button type="submit" size="lg" block busy={form.busy}>
          {m.employer_reset_next()}
        </Button>
      </Form>
    </>
  )
}
