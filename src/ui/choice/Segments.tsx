import { useId } from 'react'
import * as css from './Segments.css.ts'

export interface SegmentsProps<V extends string> {
  /** Accessible name. */
  readonly label: string
  readonly options: readonly { readonly value: V; readonly text: string }[]
  readonly value: V
  onChange(value: V): void
  /** `line` stands in the head of a list, `pill` by itself. */
  readonly kind?: 'line' | 'pill'
}

/** One of a few, all in sight: radio buttons that look like tabs. */
export function Segments<V extends string>({ label, options, value, onChange, kind = 'line' }: SegmentsProps<V>) {
  const name = useId()
  return (
    <div className={css.row[kind]} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={css.one[kind]}>
          <input
            className={css.input}
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </div>
  )
}
