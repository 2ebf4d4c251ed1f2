import type { MouseEvent, ReactNode } from 'react'
import { form } from './Form.css.ts'

export interface FormProps {
  onSubmit(): void
  readonly children: ReactNode
}

/** A press on a button would first leave the field; an error that shows then moves the button from under the pointer. */
function keepFocus(event: MouseEvent): void {
  const isInField = document.activeElement instanceof HTMLInputElement
  if (isInField && event.target instanceof Element && event.target.closest('button')) event.preventDefault()
}

/** Fields below each other, submitted by Enter; what is wrong with them is ours to say, not the browser's. */
export function Form({ onSubmit, children }: FormProps) {
  return (
    <form
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
