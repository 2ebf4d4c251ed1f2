import type { Ref } from 'react'
import { useFieldAttributes } from '../field/context.ts'
import * as css from './OneTimeCode.css.ts'

export interface OneTimeCodeProps {
  /** Digits so far. */
  readonly value: string
  /** What was typed, pasted or filled in, as it is: clean it outside. */
  onChange(raw: string): void
  onBlur?(): void
  readonly length?: number
  readonly disabled?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/** One input for a one-time code, drawn as cells; stands in a Field. */
export function OneTimeCode({ value, onChange, onBlur, length = 6, disabled, ref }: OneTimeCodeProps) {
  const caret = Math.min(value.length, length - 1)
  return (
    <div className={css.code}>
      <input
        {...useFieldAttributes()}
        ref={ref}
        className={css.input}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        onSelect={({ currentTarget: input }) => {
          if (input.selectionStart === input.selectionEnd) input.setSelectionRange(value.length, value.length)
        }}
      />
      <div className={css.cells} aria-hidden="true">
        {Array.from({ length }, (_, at) => at).map((at) => (
          <span
            key={at}
            className={css.cell}
            data-filled={at < value.length || undefined}
            data-caret={at === caret || undefined}
          >
            {value[at]}
          </span>
        ))}
      </div>
    </div>
  )
}
