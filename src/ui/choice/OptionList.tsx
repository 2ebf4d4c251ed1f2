import { useId, useRef } from 'react'
import * as css from './FilterSurface.css.ts'
import { toggled } from './toggled.ts'

export interface FilterOption {
  readonly value: string
  readonly text: string
}

export interface OptionListProps {
  /** Accessible name of the group. */
  readonly label: string
  readonly options: readonly FilterOption[]
  readonly chosen: readonly string[]
  /** Check boxes instead of radio buttons. */
  readonly multiple: boolean
  onChange(values: string[]): void
  /** One of the radio buttons was pressed, not merely reached by the arrow keys. */
  onPicked(): void
}

/** The options of a filter, by the system's own controls. */
export function OptionList({ label, options, chosen, multiple, onChange, onPicked }: OptionListProps) {
  const name = useId()
  const pressed = useRef(false)
  return (
    <fieldset
      className={css.list}
      role={multiple ? undefined : 'radiogroup'}
      aria-label={label}
      onPointerDown={() => {
        pressed.current = true
      }}
      onKeyDown={() => {
        pressed.current = false
      }}
    >
      {options.map(({ value, text }) => (
        <label key={value} className={css.option}>
          <input
            className={css.input}
            type={multiple ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(value)}
            onChange={() => onChange(multiple ? toggled(options, chosen, value) : [value])}
            onClick={() => !multiple && pressed.current && onPicked()}
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
