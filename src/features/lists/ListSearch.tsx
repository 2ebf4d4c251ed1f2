import { useState } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import { SearchBox } from '../../ui/search-box/SearchBox.tsx'
import { usePreferences } from '../preferences.tsx'

export type SearchKind = 'position' | 'company'

export interface ListSearchProps {
  /** What the list below holds. */
  readonly kind: SearchKind
  readonly keyword: string | undefined
  onSearch(kind: SearchKind, text: string): void
}

const placeholders = { position: m.lists_search_position, company: m.lists_search_company }

/** Search of a list, in it or in the other one. */
export function ListSearch({ kind, keyword = '', onSearch }: ListSearchProps) {
  usePreferences()
  const [chosen, setChosen] = useState(kind)
  return (
    <SearchBox<SearchKind>
      label={m.lists_search_label()}
      placeholder={placeholders[chosen]()}
      value={keyword}
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
      onSubmit={(text) => onSearch(chosen, text)}
    />
  )
}
