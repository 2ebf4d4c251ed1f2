import type { EmployerFieldError } from '../../../../machines/login/employer-auth/fields.ts'
import type { ResetFieldError } from '../../../../machines/login/password-reset/fields.ts'
import * as m from '../../../../messages/compiled/messages.js'

/** The texts of the faults of fields, in the visitor's language (VAL-1 to VAL-10). */
export const errorTexts = {
  phoneRequired: m.employer_phone_required,
  phoneMalformed: m.employer_phone_malformed,
  codeRequired: m.login_code_required,
  codeMalformed: m.login_code_malformed,
  passwordRequired: m.employer_password_required,
  passwordToSet: m.employer_password_to_set,
  passwordMalformed: m.employer_password_malformed,
  newPasswordRequired: m.employer_new_password_required,
  confirmationRequired: m.employer_confirmation_required,
  confirmationDiffers: m.employer_confirmation_differs,
} satisfies Record<EmployerFieldError | ResetFieldError, () => string>
export type FieldErrorName = keyof typeof errorTexts
