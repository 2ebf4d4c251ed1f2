import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { steadyPress } from '../../ui/button/steady-press.ts'
import { focusFirstField, mayTakeFocus } from '../../ui/focus/first-field.ts'
import { form } from './Form.css.ts'

export interface FormProps {
  onSubmit(): void
  readonly children: ReactNode
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
      onMouseDown={steadyPress.onMouseDown}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
