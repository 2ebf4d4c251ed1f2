import type { ReactNode } from 'react'
import { DownIcon } from '../icons/shell.tsx'
import * as css from './Select.css.ts'

export interface SelectOption<V extends string> {
  readonly value: V
  readonly label: string
  /** What stands there once it is chosen, where that is shorter than the label. */
  readonly short?: string
}

export interface SelectProps<V extends string> {
  /** Accessible name. */
  readonly label: string
  readonly value: V
  readonly options: readonly SelectOption<V>[]
  onChange(value: V): void
  readonly icon?: ReactNode
  readonly disabled?: boolean
}

/** One of a few, by the system's own list: at home with every keyboard, screen reader and phone. */
export function Select<V extends string>({ label, value, options, onChange, icon, disabled }: SelectProps<V>) {
  const chosen = options.find((option) => option.value === value)
  return (
    <span className={css.select}>
      <span aria-hidden="true">{icon}</span>
      <span aria-hidden="true">{chosen?.short ?? chosen?.label}</span>
      <DownIcon size={16} />
      <select
        className={css.control}
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const next = options.find((option) => option.value === event.target.value)
          if (next) onChange(next.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className={css.option}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
