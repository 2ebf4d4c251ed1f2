import { useState } from 'react'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { CloseIcon } from '../../../ui/icons/CloseIcon.tsx'
import { SearchIcon } from '../../../ui/icons/SearchIcon.tsx'
import * as css from './DeskReview.css.ts'

/** Characters that a search takes. */
const LONGEST = 60

export interface SearchFieldProps {
  /** What the list is searched for now. */
  readonly keyword: string
  /** Without blanks around it; '' for all. */
  onSearch(keyword: string): void
}

/** Narrows the list by a name, school or major: what is typed, once that is asked for; an empty field shows all. */
export function SearchField({ keyword, onSearch }: SearchFieldProps) {
  usePreferences()
  const [typed, setTyped] = useState({ from: keyword, text: keyword })
  if (typed.from !== keyword) setTyped({ from: keyword, text: keyword })
  const change = (text: string) => {
    setTyped({ from: keyword, text })
    if (text === '' && keyword !== '') onSearch('')
  }
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
          onChange={({ target: { value } }) => change(value)}
        />
        {typed.text.trim() !== keyword && (
          <Button type="submit" kind="soft" size="sm" className={css.searchGo}>
            {m.review_search_go()}
          </Button>
        )}
        {(typed.text !== '' || keyword !== '') && (
          <Button
            kind="ghost"
            size="sm"
            square
            className={css.searchClear}
            aria-label={m.review_search_clear()}
            onClick={() => change('')}
          >
            <CloseIcon size={16} />
          </Button>
        )}
      </form>
    </search>
  )
}
