import type { ReactNode } from 'react'
import * as m from '../../../../messages/compiled/messages.js'
import type { Bound } from '../../../shared/form/useFields.ts'
import { OneTimeCode } from '../../../ui/code/OneTimeCode.tsx'
import { Control, TextInput } from '../../../ui/field/Control.tsx'
import { Field } from '../../../ui/field/Field.tsx'
import { PasswordInput } from '../../../ui/field/PasswordInput.tsx'
import { errorTexts, type FieldErrorName } from './errors.ts'

interface FieldProps {
  readonly input: Bound
  readonly error: FieldErrorName | undefined
}

/** @param action asks for a code */
export const PhoneField = ({ input, error, action }: FieldProps & { action?: ReactNode }) => (
  <Field label={m.employer_phone()} error={error && errorTexts[error]()}>
    <Control prefix="+86" action={action}>
      <TextInput {...input} type="tel" autoComplete="username" placeholder={m.employer_phone_placeholder()} />
    </Control>
  </Field>
)

export const CodeField = ({ input, error }: FieldProps) => (
  <Field label={m.login_code()} error={error && errorTexts[error]()}>
    <OneTimeCode {...input} />
  </Field>
)

interface PasswordFieldProps extends FieldProps {
  readonly label: string
  readonly placeholder: string
  readonly autoComplete: 'current-password' | 'new-password'
  /** The rule that a new password keeps to is told beforehand. */
  readonly told?: boolean
}

export function PasswordField({ input, error, label, placeholder, autoComplete, told = false }: PasswordFieldProps) {
  const rule = told && error !== 'passwordMalformed' ? m.employer_password_malformed() : null
  return (
    <Field label={label} error={error && errorTexts[error]()} hint={rule}>
      <Control>
        <PasswordInput
          {...input}
          autoComplete={autoComplete}
          placeholder={placeholder}
          showLabel={m.employer_show_password()}
          hideLabel={m.employer_hide_password()}
        />
      </Control>
    </Field>
  )
}
