import { useEffect, useEffectEvent } from 'react'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { CloseIcon } from '../../../ui/icons/controls.tsx'
import { SearchIcon } from '../../../ui/icons/pages.tsx'
import { useTyped } from '../../../ui/search-box/useTyped.ts'
import type { DeskSearchActor } from '../desk/desk-props.ts'
import * as css from './DeskReview.css.ts'

/** Characters that a search takes. */
const LONGEST = 60

export interface SearchFieldProps {
  readonly actor: DeskSearchActor
  /** The keyword of the list now. */
  readonly keyword: string
  /** The text comes without blanks around it; '' for all. */
  onSearch(keyword: string): void
}

/** Narrows the list by a name, school, major or position while that is typed; an empty field shows all. */
export function SearchField({ actor, keyword, onSearch }: SearchFieldProps) {
  usePreferences()
  const [text, setText] = useTyped(keyword)
  const search = useEffectEvent((wanted: string) => {
    if (wanted !== keyword) onSearch(wanted)
  })
  useEffect(() => {
    const { unsubscribe } = actor.on('SEARCH.WANTED', (event) => search(event.text))
    return unsubscribe
  }, [actor])
  const type = (typed: string, isComposing = false) => {
    setText(typed)
    if (!isComposing) actor.send({ type: 'TEXT.TYPED', text: typed })
  }
  return (
    <search>
      <form
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'SEARCH.SUBMITTED', text })
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
          value={text}
          onChange={({ target, nativeEvent }) => type(target.value, (nativeEvent as InputEvent).isComposing)}
          onCompositionStart={() => actor.send({ type: 'TEXT.COMPOSED' })}
          onCompositionEnd={({ currentTarget }) => type(currentTarget.value)}
        />
        {(text !== '' || keyword !== '') && (
          <Button
            kind="ghost"
            size="sm"
            square
            className={css.searchClear}
            aria-label={m.review_search_clear()}
            onClick={() => type('')}
          >
            <CloseIcon size={16} />
          </Button>
        )}
      </form>
    </search>
  )
}
