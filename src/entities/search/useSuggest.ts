import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useActors } from '../../shared/actors/actors.ts'
import type { SuggestedBox, Suggesting } from '../../shared/actors/search.types.ts'

/** Suggestions of a search: its field as a combobox, and their list below it. Their code comes with the first look at the field. */
export function useSuggest(box: SuggestedBox) {
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
