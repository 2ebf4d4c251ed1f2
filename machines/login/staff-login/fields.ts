/** Fields of the form, in their order. */
export const staffFields = ['username', 'password'] as const
export type StaffField = (typeof staffFields)[number]
export type StaffValues = Readonly<Record<StaffField, string>>

export const emptyValues: StaffValues = { username: '', password: '' }

/** The fault of a field (VAL-11), or null: a field can only be empty. */
export const errorOf = (field: StaffField, values: StaffValues): 'required' | null =>
  values[field] === '' ? 'required' : null

export const wrongFields = (values: StaffValues): readonly StaffField[] =>
  staffFields.filter((field) => errorOf(field, values) !== null)
