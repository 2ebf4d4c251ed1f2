import type { ComponentPropsWithRef } from 'react'
import { useFieldAttributes } from './context.ts'
import * as css from './TextArea.css.ts'

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'value' | 'id'> {
  readonly value: string
  onChange(value: string): void
}

/** Text of several lines within a Field; as high as what stands in it. */
export function TextArea({ onChange, ...rest }: TextAreaProps) {
  const field = useFieldAttributes()
  return (
    <textarea
      rows={1}
      {...rest}
      {...field}
      className={css.area}
      data-invalid={field['aria-invalid']}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
