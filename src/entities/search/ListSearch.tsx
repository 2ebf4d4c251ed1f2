import { useState } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import type { SearchActions, SearchKind } from '../../shared/actors/search.types.ts'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { SearchBox } from '../../ui/search-box/SearchBox.tsx'
import { useTyped } from '../../ui/search-box/useTyped.ts'
import { useSuggest } from './useSuggest.ts'

export interface ListSearchProps extends SearchActions {
  /** What the list below holds. */
  readonly kind: SearchKind
  readonly keyword: string | undefined
}

const placeholders = { position: m.lists_search_position, company: m.lists_search_company }

/** Search of a list, in it or in the other one. */
export function ListSearch({ kind, keyword = '', ...actions }: ListSearchProps) {
  usePreferences()
  const [chosen, setChosen] = useState(kind)
  const [text, setText] = useTyped(keyword)
  const assist = useSuggest({ kind: chosen, keyword, text, setText, ...actions })
  return (
    <SearchBox<SearchKind>
      label={m.lists_search_label()}
      placeholder={placeholders[chosen]()}
      text={text}
      submitLabel={m.lists_search()}
      kinds={{
        label: m.lists_kind(),
        options: [
          { value: 'position', label: m.lists_kind_position() },
          { value: 'company', label: m.lists_kind_company() },
        ],
        value: chosen,
        onChange: setChosen,
      }}
      {...assist}
    />
  )
}
