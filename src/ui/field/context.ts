import { createContext, useContext } from 'react'

export interface FieldState {
  readonly id: string
  readonly labelId: string
  /** Ids of hint and error, for `aria-describedby`. */
  readonly describedBy: string | undefined
  readonly invalid: boolean
}

export const FieldContext = createContext<FieldState | null>(null)

/** Attributes that tie a control to its field's label, hint and error. */
export function useFieldAttributes() {
  const field = useContext(FieldContext)
  if (!field) throw new Error('a control outside of a Field')
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  }
}
