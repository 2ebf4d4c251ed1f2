import type { Notice } from './notice.ts'

/** What forms have in common: values by field, and the fields whose error is shown. */
export interface Form<Field extends string> {
  readonly values: Readonly<Record<Field, string>>
  /** In the order of the form. */
  readonly rejected: readonly Field[]
}

/** A form whose last try the server may have turned down. */
export interface Submitted {
  /** Why it failed, until the next try. */
  readonly submitError: Notice | null
}

/** The form with another value; a field that is being typed in shows no error. */
export const typed = <Field extends string>({ values, rejected }: Form<Field>, field: Field, value: string) => ({
  values: { ...values, [field]: value } as Readonly<Record<Field, string>>,
  rejected: rejected.filter((one) => one !== field),
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
