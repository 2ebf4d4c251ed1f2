import type { Notice } from './notice.ts'

/** The common part of forms: values by field, and the fields whose error is shown. */
export interface Form<Field extends string> {
  readonly values: Readonly<Record<Field, string>>
  /** The fields with an error, in the order of the form. */
  readonly rejected: readonly Field[]
}

/** A form whose last try the server may have turned down. */
export interface Submitted {
  /** The reason why the last try failed, until the next one. */
  readonly submitError: Notice | null
}

/** A try that failed, and the phone that it was made with. */
export interface FailedTry {
  readonly phone: string
  readonly notice: Notice
}

/**
 * Why the last try failed, where that says something of this phone: what the server says is of the phone that was
 * tried, a call that failed is of nobody's.
 */
export const errorFor = (tried: FailedTry | null, phone: string): Notice | null =>
  tried && (tried.phone === phone || tried.notice.kind === 'failure') ? tried.notice : null

/**
 * The form with another value; a field that is being typed in shows no error.
 * @param dependants fields whose errors speak of this one's former value
 */
export const typed = <Field extends string>(
  { values, rejected }: Form<Field>,
  field: Field,
  value: string,
  dependants: readonly Field[] = [],
) => ({
  values: { ...values, [field]: value } as Readonly<Record<Field, string>>,
  rejected: rejected.filter((one) => one !== field && !dependants.includes(one)),
})

/** The form with one more error shown. */
export const rejecting = <Field extends string>({ rejected }: Form<Field>, field: Field) => ({
  rejected: rejected.includes(field) ? rejected : [...rejected, field],
})

/** The errors that are shown, by field. */
export function shownErrors<Field extends string, Error extends string>(
  { values, rejected }: Form<Field>,
  errorOf: (field: Field, values: Form<Field>['values']) => Error | null,
): Partial<Record<Field, Error>> {
  const errors: Partial<Record<Field, Error>> = {}
  for (const field of rejected) {
    const error = errorOf(field, values)
    if (error) errors[field] = error
  }
  return errors
}
