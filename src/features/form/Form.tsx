import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { form } from './Form.css.ts'
import { focusFirstField, mayTakeFocus } from './first-field.ts'

export interface FormProps {
  onSubmit(): void
  readonly children: ReactNode
}

/** A press on a button would first leave the field; an error that shows then moves the button from under the pointer. */
function keepFocus(event: MouseEvent): void {
  const isInField = document.activeElement instanceof HTMLInputElement
  if (isInField && event.target instanceof Element && event.target.closest('button')) event.preventDefault()
}

/**
 * Fields below each other, submitted by Enter; what is wrong with them is ours to say, not the browser's. The first of
 * them takes the focus where somebody stepped here.
 */
export function Form({ onSubmit, children }: FormProps) {
  const place = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (place.current && mayTakeFocus(place.current)) focusFirstField(place.current)
  }, [])
  return (
    <form
      ref={place}
      className={form}
      noValidate
      onMouseDown={keepFocus}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
