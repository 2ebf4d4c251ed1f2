import { useSelector } from '@xstate/react'
import { staffForm } from '../../../../machines/login/staff-login/staff-login.selectors.ts'
import type { StaffRefusal } from '../../../../machines/login/staff-login/staff-login.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { Form } from '../../../shared/form/Form.tsx'
import { FormError } from '../../../shared/form/FormError.tsx'
import { useFields } from '../../../shared/form/useFields.ts'
import { noticeText } from '../../../shared/notices/notice-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Control, TextInput } from '../../../ui/field/Control.tsx'
import { Field } from '../../../ui/field/Field.tsx'
import { PasswordInput } from '../../../ui/field/PasswordInput.tsx'
import { LockIcon, UserIcon } from '../../../ui/icons/account.tsx'
import * as css from './StaffLogin.css.ts'
import type { StaffLoginProps } from './staff-login-props.ts'

/** The words for a refusal, as ADM-3 and CHL-2 have them. */
function refusalText(refusal: StaffRefusal): string {
  switch (refusal.kind) {
    case 'credentials':
      return m.staff_credentials()
    case 'frozen':
      return m.staff_frozen()
    case 'coded':
      return m.staff_coded({ code: refusal.code, msg: refusal.text })
    case 'message':
      return refusal.text
    case 'failure':
      return noticeText(refusal).text
  }
}

/** User name and password. */
export function StaffForm({ actor }: StaffLoginProps) {
  const snapshot = useSelector(actor, (current) => current)
  const form = staffForm(snapshot)
  const { bind } = useFields(actor, form)
  const { admin } = snapshot.context.settings
  return (
    <Form onSubmit={() => actor.send({ type: 'FORM.SUBMITTED' })}>
      <FormError text={form.refusal && refusalText(form.refusal)} />
      <Field label={m.staff_username()} error={form.errors.username && m.staff_username_required()}>
        <Control icon={UserIcon}>
          <TextInput
            {...bind('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={m.staff_username_required()}
          />
        </Control>
      </Field>
      <Field label={m.staff_password()} error={form.errors.password && m.staff_password_required()}>
        <Control icon={LockIcon}>
          <PasswordInput
            {...bind('password')}
            autoComplete="current-password"
            placeholder={m.staff_password_required()}
            showLabel={m.staff_show_password()}
            hideLabel={m.staff_hide_password()}
          />
        </Control>
      </Field>
      <div className={css.row}>
        <Button
          kind="link"
          disabled={!snapshot.can({ type: 'FORGOT.OPENED' })}
          onClick={() => actor.send({ type: 'FORGOT.OPENED' })}
        >
          {m.staff_forgot()}
        </Button>
      </div>
      <Button type="submit" size="lg" block busy={form.busy}>
        {m.staff_submit()}
      </Button>
      {admin !== 'organiser' && <p className={css.foot}>{m.staff_new_window()}</p>}
    </Form>
  )
}
