import { DownIcon } from '../icons/shell.tsx'
import type { SelectOption } from '../select/Select.tsx'
import { useFieldAttributes } from './context.ts'
import * as css from './SelectInput.css.ts'

export interface SelectInputProps<V extends string> {
  readonly value: V
  readonly options: readonly SelectOption<V>[]
  onChange(value: V): void
  onBlur?(): void
}

/** One of a few, by the system's own list, in a Control within a Field. */
export function SelectInput<V extends string>({ value, options, onChange, onBlur }: SelectInputProps<V>) {
  return (
    <span className={css.place}>
      <select
        {...useFieldAttributes()}
        className={css.select}
        value={value}
        onBlur={onBlur}
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
      <DownIcon size={16} className={css.arrow} />
    </span>
  )
}
