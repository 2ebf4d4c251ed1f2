import { isPassword, normaliseCode, normalisePhone } from '../../../contract/rules/fields.ts'
import { type CodeError, codeError, type PhoneError, phoneError } from '../employer-auth/fields.ts'

export const resetFields = ['phone', 'code', 'newPassword', 'confirmation'] as const
export type ResetField = (typeof resetFields)[number]
export type ResetValues = Readonly<Record<ResetField, string>>

/** Each step's fields, in their order. */
export const resetForms = {
  verify: ['phone', 'code'],
  reset: ['newPassword', 'confirmation'],
} as const satisfies Record<string, readonly ResetField[]>
export type ResetForm = keyof typeof resetForms

export type ResetFieldError =
  | PhoneError
  | CodeError
  | 'newPasswordRequired'
  | 'passwordMalformed'
  | 'confirmationRequired'
  | 'confirmationDiffers'

/** Fields whose errors are of the phone that was sent to. */
export const dependantsOf = (field: ResetField): readonly ResetField[] => (field === 'phone' ? ['code'] : [])

/** The part of a typed or pasted text that is kept. */
export function normalise(field: ResetField, typed: string): string {
  if (field === 'phone') return normalisePhone(typed, '86')
  return field === 'code' ? normaliseCode(typed) : typed
}

/** The fault of a field (VAL-1 to VAL-4, VAL-8 to VAL-10), or null. */
export function errorOf(field: ResetField, values: ResetValues): ResetFieldError | null {
  const value = values[field]
  switch (field) {
    case 'phone':
      return phoneError(value)
    case 'code':
      return codeError(value)
    case 'newPassword':
      if (value === '') return 'newPasswordRequired'
      return isPassword(value) ? null : 'passwordMalformed'
    case 'confirmation':
      if (value === '') return 'confirmationRequired'
      return value === values.newPassword ? null : 'confirmationDiffers'
  }
}

/** A step's fields that are wrong, in their order. */
export const wrongFields = (form: ResetForm, values: ResetValues): readonly ResetField[] =>
  resetForms[form].filter((field) => errorOf(field, values) !== null)
