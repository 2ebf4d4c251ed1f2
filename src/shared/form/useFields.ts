import { useEffect, useRef } from 'react'

/** What a form's actor takes and tells. */
export interface FormActor<Field extends string> {
  send(event: { type: 'FIELD.CHANGED'; field: Field; value: string } | { type: 'FIELD.BLURRED'; field: Field }): void
  on(type: 'FIELD.REJECTED', handler: (event: { field: Field }) => void): { unsubscribe(): void }
}

export interface FormValues<Field extends string> {
  readonly values: Readonly<Record<Field, string>>
}

/** Attributes of an input. */
export interface Bound {
  readonly ref: (input: HTMLInputElement | null) => void
  readonly value: string
  onChange(value: string): void
  onBlur(): void
}

/**
 * Binds inputs to the fields of a form's actor, and puts the focus on the field that it turned down, so that what is typed
 * next replaces it (VAL-14).
 */
export function useFields<Field extends string>(actor: FormActor<Field>, { values }: FormValues<Field>) {
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({})
  const focus = (field: Field) => inputs.current[field]?.focus()
  useEffect(() => {
    const { unsubscribe } = actor.on('FIELD.REJECTED', ({ field }) => {
      inputs.current[field]?.focus()
      inputs.current[field]?.select()
    })
    return unsubscribe
  }, [actor])
  const bind = (field: Field): Bound => ({
    ref: (input) => {
      inputs.current[field] = input
    },
    value: values[field],
    onChange: (value) => actor.send({ type: 'FIELD.CHANGED', field, value }),
    onBlur: () => actor.send({ type: 'FIELD.BLURRED', field }),
  })
  return { bind, focus }
}
