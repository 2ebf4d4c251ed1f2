import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useRef } from 'react'
import { isListShown } from '../../../../machines/jobs/search-suggest/search-suggest.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { SearchKind, SuggestActor } from '../../../shared/actors/search.types.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { FoundList } from './FoundList.tsx'
import { optionId, POPUP } from './ids.ts'
import { KnownSearches } from './KnownSearches.tsx'
import * as css from './SuggestPopup.css.ts'

export interface SuggestPopupProps {
  readonly actor: SuggestActor
  /** What is searched for. */
  readonly kind: SearchKind
  readonly field: RefObject<HTMLInputElement | null>
}

/** Below the field: what its text may become, what was searched for, what others search for. */
export function SuggestPopup({ actor, kind, field }: SuggestPopupProps) {
  usePreferences()
  const popup = useRef<HTMLDivElement>(null)
  const isShown = useSelector(actor, isListShown)
  const { text, active, recent, hot } = useSelector(actor, ({ context }) => context)
  useEffect(() => {
    if (isShown && active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [isShown, active])
  if (!isShown) return null
  const isTyped = text !== ''
  const hasKnown = recent.length + hot.length > 0
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of its buttons, and clicks that leave the focus in the field
    <div
      ref={popup}
      id={POPUP}
      className={css.popup}
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        field.current?.focus()
        actor.send({ type: 'ESCAPE.PRESSED', text })
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== field.current && !popup.current?.contains(relatedTarget)) {
          actor.send({ type: 'FIELD.LEFT' })
        }
      }}
    >
      <div className={isTyped && hasKnown ? css.columns : undefined}>
        <FoundList actor={actor} kind={kind} />
        {hasKnown && <KnownSearches actor={actor} onRemoved={() => field.current?.focus()} />}
      </div>
      <p className={css.foot}>
        <span className={css.key}>
          <kbd className={css.cap}>↑</kbd>
          <kbd className={css.cap}>↓</kbd>
          {m.suggest_key_arrows()}
        </span>
        <span className={css.key}>
          <kbd className={css.cap}>Enter</kbd>
          {m.suggest_key_enter()}
        </span>
        <span className={css.key}>
          <kbd className={css.cap}>Tab</kbd>
          {m.suggest_key_tab()}
        </span>
        <span className={css.key}>
          <kbd className={css.cap}>Esc</kbd>
          {m.suggest_key_escape()}
        </span>
        <span className={css.end}>{m.suggest_note()}</span>
      </p>
    </div>
  )
}
