import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { SearchIcon } from '../icons/pages.tsx'
import { Select, type SelectOption } from '../select/Select.tsx'
import * as css from './SearchBox.css.ts'

/** Characters that a search takes. */
const LONGEST = 60

export interface SearchBoxProps<K extends string> {
  /** Accessible name of the field. */
  readonly label: string
  readonly placeholder: string
  readonly text: string
  /** @param isComposing an input method is still at it */
  onText(text: string, isComposing: boolean): void
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
  /** What helps with typing: attributes of the field. */
  readonly field?: ComponentPropsWithRef<'input'>
  /** And what lies below it. */
  readonly children?: ReactNode
}

/** The large search field of a page. */
export function SearchBox<K extends string>(props: SearchBoxProps<K>) {
  const { label, placeholder, text, onText, submitLabel, kinds, onSubmit, field, children } = props
  return (
    <search>
      <form
        className={css.box}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(text.trim())
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
          value={text}
          onChange={({ target, nativeEvent }) => onText(target.value, (nativeEvent as InputEvent).isComposing)}
          {...field}
        />
        {children}
        <Button type="submit" size="lg" className={css.submit} aria-label={submitLabel}>
          <SearchIcon />
          <span className={css.submitText}>{submitLabel}</span>
        </Button>
      </form>
    </search>
  )
}
