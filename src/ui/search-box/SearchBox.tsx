import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { SearchIcon } from '../icons/SearchIcon.tsx'
import { Select, type SelectOption } from '../select/Select.tsx'
import * as css from './SearchBox.css.ts'

/** Characters that a search takes. */
const LONGEST = 60

export interface SearchBoxProps<K extends string> {
  /** Accessible name of the field. */
  readonly label: string
  readonly placeholder: string
  /** What it begins with, and again whenever this changes. */
  readonly value: string
  readonly submitLabel: string
  /** What is searched for, at the left. */
  readonly kinds?: {
    readonly label: string
    readonly options: readonly SelectOption<K>[]
    readonly value: K
    onChange(kind: K): void
  }
  /** The text without blanks around it; '' too. */
  onSubmit(text: string): void
}

/** The large search field of a page; holds what is being typed. */
export function SearchBox<K extends string>({
  label,
  placeholder,
  value,
  submitLabel,
  kinds,
  onSubmit,
}: SearchBoxProps<K>) {
  const [typed, setTyped] = useState({ from: value, text: value })
  if (typed.from !== value) setTyped({ from: value, text: value })
  return (
    <search>
      <form
        className={css.box}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(typed.text.trim())
        }}
      >
        {kinds && (
          <span className={css.kinds}>
            <Select {...kinds} />
          </span>
        )}
        <input
          className={css.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={LONGEST}
          aria-label={label}
          placeholder={placeholder}
          value={typed.text}
          onChange={(event) => setTyped({ from: value, text: event.target.value })}
        />
        <Button type="submit" size="lg" className={css.submit} aria-label={submitLabel}>
          <SearchIcon />
          <span className={css.submitText}>{submitLabel}</span>
        </Button>
      </form>
    </search>
  )
}
