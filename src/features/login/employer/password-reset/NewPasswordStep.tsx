import { useSelector } from '@xstate/react'
import { resetForm } from '../../../../../machines/login/password-reset/password-reset.selectors.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { Form } from '../../../../shared/form/Form.tsx'
import { NoticeError } from '../../../../shared/form/NoticeError.tsx'
import { useFields } from '../../../../shared/form/useFields.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { PasswordField } from '../fields.tsx'
import type { PasswordResetProps } from './password-reset-props.ts'
import { ResetHead } from './ResetHead.tsx'

/** The second step: the new password, twice. */
export function NewPasswordStep({ actor }: PasswordResetProps) {
  const snapshot = useSelector(actor, (current) => current)
  const form = resetForm(snapshot)
  const { bind } = useFields(actor, form)
  return (
    <>
      <ResetHead actor={actor} current={1} backLabel={m.employer_back()} />
      <Form onSubmit={() => actor.send({ type: 'FORM.SUBMITTED' })}>
        <PasswordField
          input={bind('newPassword')}
          error={form.errors.newPassword}
          label={m.employer_new_password()}
          placeholder={m.employer_new_password_required()}
          autoComplete="new-password"
          told
        />
        <PasswordField
          input={bind('confirmation')}
          error={form.errors.confirmation}
          label={m.employer_confirmation()}
          placeholder={m.employer_confirmation_placeholder()}
          autoComplete="new-password"
        />
        <NoticeError notice={form.submitError} />
        <Button type="submit" size="lg" block busy={form.busy}>
          {m.employer_reset_submit()}
        </Button>
      </Form>
    </>
  )
}
