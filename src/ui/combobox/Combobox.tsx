import { type KeyboardEvent, useId, useState } from 'react'
import { useFieldAttributes } from '../field/context.ts'
import { input } from '../field/Field.css.ts'
import * as css from './Combobox.css.ts'

export interface ComboboxProps {
  readonly value: string
  /** What is offered for the value; anything else may be typed. */
  readonly options: readonly string[]
  onChange(value: string): void
  /** Taken from those offered; `onChange` unless told. */
  onPick?(value: string): void
  onFocus?(): void
  onBlur?(): void
  /** Keys that the list leaves alone. */
  onKeyDown?(event: KeyboardEvent): void
  readonly maxLength?: number
  readonly placeholder?: string | undefined
  readonly name?: string
  readonly readOnly?: boolean
}

/** One line of text with what it may mean offered below it, in a Control within a Field. */
export function Combobox({ value, options, onChange, onPick = onChange, ...props }: ComboboxProps) {
  const id = useId()
  // What was asked for stays open without a text too; what was only typed goes with it.
  const [state, setState] = useState<'closed' | 'typing' | 'asked'>('closed')
  const [at, setAt] = useState(-1)
  const isListed = options.length > 0 && (state === 'asked' || (state === 'typing' && value !== ''))
  const close = () => {
    setState('closed')
    setAt(-1)
  }
  const pick = (option: string) => {
    onPick(option)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { length } = options
    const chosen = isListed ? options[at] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setState('asked')
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (length > 0) setAt(isListed ? (at + step + length) % length : step > 0 ? 0 : length - 1)
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      pick(chosen)
    } else if (event.key === 'Escape' && isListed) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else props.onKeyDown?.(event)
  }
  return (
    <span className={css.place}>
      <input
        {...useFieldAttributes()}
        className={input}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? id : undefined}
        aria-activedescendant={isListed && at >= 0 ? `${id}-${at}` : undefined}
        value={value}
        name={props.name}
        readOnly={props.readOnly}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        onFocus={props.onFocus}
        onBlur={() => {
          close()
          props.onBlur?.()
        }}
        onClick={() => setState('asked')}
        onChange={(event) => {
          onChange(event.target.value)
          setState('typing')
          setAt(-1)
        }}
        onKeyDown={onKeyDown}
      />
      {isListed && (
        <span id={id} role="listbox" className={css.list}>
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the option
            // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the field's
            <span
              key={option}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              className={css.option}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(option)}
            >
              {option}
            </span>
          ))}
        </span>
      )}
    </span>
  )
}
