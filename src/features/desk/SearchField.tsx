import { useState } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import { Button } from '../../ui/button/Button.tsx'
import { CloseIcon } from '../../ui/icons/CloseIcon.tsx'
import { SearchIcon } from '../../ui/icons/SearchIcon.tsx'
import { usePreferences } from '../preferences.tsx'
import * as css from './DeskReview.css.ts'

/** Characters that a search takes. */
const LONGEST = 60

export interface SearchFieldProps {
  /** What the list is searched for now. */
  readonly keyword: string
  /** Without blanks around it; '' for all. */
  onSearch(keyword: string): void
}

/** Narrows the list by a name, school or major once it is entered. */
export function SearchField({ keyword, onSearch }: SearchFieldProps) {
  usePreferences()
  const [typed, setTyped] = useState({ from: keyword, text: keyword })
  if (typed.from !== keyword) setTyped({ from: keyword, text: keyword })
  return (
    <search>
      <form
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(typed.text.trim())
        }}
      >
        <SearchIcon size={16} className={css.searchIcon} />
        <input
          className={css.searchInput}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={LONGEST}
          aria-label={m.review_search()}
          placeholder={m.review_search()}
          value={typed.text}
          onChange={(event) => setTyped({ from: keyword, text: event.target.value })}
        />
        {(typed.text !== '' || keyword !== '') && (
          <Button
            kind="ghost"
            size="sm"
            square
            className={css.searchClear}
            aria-label={m.review_search_clear()}
            onClick={() => {
              setTyped({ from: keyword, text: '' })
              if (keyword !== '') onSearch('')
            }}
          >
            <CloseIcon size={16} />
          </Button>
        )}
      </form>
    </search>
  )
}
