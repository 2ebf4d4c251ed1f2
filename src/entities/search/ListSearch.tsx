import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import { useActors } from '../../shared/actors/actors.ts'
import type { SearchActions, SearchKind, SuggestedBox, Suggesting } from '../../shared/actors/search.types.ts'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { SearchBox } from '../../ui/search-box/SearchBox.tsx'
import { useTyped } from '../../ui/search-box/useTyped.ts'

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

/** Suggestions of a search: its field as a combobox, and their list below it. Their code comes with the first look at the field. */
function useSuggest(box: SuggestedBox) {
  const { flows } = useActors()
  const field = useRef<HTMLInputElement>(null)
  const [late, setLate] = useState<Suggesting>()
  /** Whether suggestions were wanted before their code has come. */
  const isWanted = useRef(false)
  /** What was searched for before that, and is still to be remembered. */
  const searched = useRef('')
  const snapshot = useSelector(late?.actor, (current) => current)
  const begin = useEffectEvent(({ actor, take }: Suggesting) => {
    actor.start()
    if (searched.current) actor.send({ type: 'SEARCH.SUBMITTED', text: searched.current })
    actor.on('*', (event) => takeNow(take, event))
    if (isWanted.current && document.activeElement === field.current)
      actor.send({ type: 'POPUP.ASKED', text: box.text })
  })
  const takeNow = useEffectEvent((take: Suggesting['take'], event: Parameters<Suggesting['take']>[0]) =>
    take(event, box),
  )
  const leave = useEffectEvent((_: string) => late?.actor.send({ type: 'FIELD.LEFT' }))
  // Before anything can be asked of what is drawn.
  useLayoutEffect(() => {
    if (!late) return
    begin(late)
    return () => void late.actor.stop()
  }, [late])
  // Back, or a link, leads to another search.
  useEffect(() => leave(box.keyword), [box.keyword])

  if (late && snapshot) return late.assisted(snapshot, box, field)
  const load = () =>
    void flows.searchSuggest().then(
      (suggest) => setLate((known) => known ?? suggest()),
      () => undefined,
    )
  const want = (wanted: boolean) => {
    isWanted.current = wanted
    load()
  }
  return {
    onText(text: string, isComposing: boolean) {
      box.setText(text)
      want(!isComposing)
    },
    onSubmit(text: string) {
      isWanted.current = false
      searched.current = text
      box.onSearch(box.kind, text)
    },
    field: {
      ref: field,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': false,
      onPointerEnter: load,
      onFocus: load,
      onClick: () => want(true),
      onCompositionEnd: () => want(true),
    },
  } as const
}
