/** Restricts how forms are filled in under generation, so that the combinations stay few. */

interface Filling<Field extends string> {
  /** The form's fields, in their order. */
  readonly fields: readonly Field[]
  readonly values: Readonly<Record<Field, string>>
  /** What a field holds once its right sample was typed. */
  right(field: Field): string
}

interface FieldEvent<Field extends string> {
  readonly type: 'FIELD.CHANGED' | 'FIELD.BLURRED'
  readonly field: Field
  readonly value?: string
}

/**
 * From the first field on, each right before the next is begun; a field is left only while it is the last begun one.
 * Fields of a form that is not drawn cannot be reached.
 */
export function fillsInOrder<Field extends string>(
  { fields, values, right }: Filling<Field>,
  event: FieldEvent<Field>,
) {
  const at = fields.indexOf(event.field)
  if (at < 0) return false
  const isPrefixRight = fields.slice(0, at).every((one) => values[one] === right(one))
  const isRestEmpty = fields.slice(at + 1).every((one) => values[one] === '')
  return isPrefixRight && isRestEmpty
}
