import { isCode, isPassword, isPhone, normaliseCode, normalisePhone } from '../../../contract/rules/fields.ts'

/** Fields of all forms; the phone is the same in each (EMP-7). */
export const employerFields = ['phone', 'password', 'loginCode', 'registerCode', 'registerPassword'] as const
export type EmployerField = (typeof employerFields)[number]
export type EmployerValues = Readonly<Record<EmployerField, string>>

/** Each form's fields, in their order. */
export const employerForms = {
  passwordLogin: ['phone', 'password'],
  codeLogin: ['phone', 'loginCode'],
  register: ['phone', 'registerCode', 'registerPassword'],
} as const satisfies Record<string, readonly EmployerField[]>
export type EmployerForm = keyof typeof employerForms

export type PhoneError = 'phoneRequired' | 'phoneMalformed'
export type CodeError = 'codeRequired' | 'codeMalformed'
export type EmployerFieldError = PhoneError | CodeError | 'passwordRequired' | 'passwordToSet' | 'passwordMalformed'

export const emptyValues: EmployerValues = {
  phone: '',
  password: '',
  loginCode: '',
  registerCode: '',
  registerPassword: '',
}

/** Fields whose errors are of the phone that was sent to. */
export const dependantsOf = (field: EmployerField): readonly EmployerField[] =>
  field === 'phone' ? ['loginCode', 'registerCode'] : []

/** VAL-1, VAL-2. */
export function phoneError(phone: string): PhoneError | null {
  if (phone === '') return 'phoneRequired'
  return isPhone(phone, '86') ? null : 'phoneMalformed'
}

/** VAL-3, VAL-4. */
export function codeError(code: string): CodeError | null {
  if (code === '') return 'codeRequired'
  return isCode(code) ? null : 'codeMalformed'
}

/** The part of a typed or pasted text that is kept. */
export function normalise(field: EmployerField, typed: string): string {
  if (field === 'phone') return normalisePhone(typed, '86')
  return field === 'loginCode' || field === 'registerCode' ? normaliseCode(typed) : typed
}

/** The fault of a field (VAL-1 to VAL-7), or null. */
export function errorOf(field: EmployerField, values: EmployerValues): EmployerFieldError | null {
  const value = values[field]
  switch (field) {
    case 'phone':
      return phoneError(value)
    case 'loginCode':
    case 'registerCode':
      return codeError(value)
    case 'password':
      if (value === '') return 'passwordRequired'
      return isPassword(value) ? null : 'passwordMalformed'
    case 'registerPassword':
      if (value === '') return 'passwordToSet'
      return isPassword(value) ? null : 'passwordMalformed'
  }
}

/** A form's fields that are wrong, in their order. */
export const wrongFields = (form: EmployerForm, values: EmployerValues): readonly EmployerField[] =>
  employerForms[form].filter((field) => errorOf(field, values) !== null)
