import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { suggestionsOf } from '../../../../machines/jobs/search-suggest/search-suggest.rules.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { SuggestActor } from '../../../shared/actors/search.types.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { ClockIcon } from '../../../ui/icons/account.tsx'
import { CloseIcon } from '../../../ui/icons/controls.tsx'
import { BinIcon } from '../../../ui/icons/pages.tsx'
import { wraps } from '../../../ui/list/Entry.css.ts'
import { HOT, RECENT } from './ids.ts'
import * as css from './KnownSearches.css.ts'
import { Option } from './Option.tsx'

export interface KnownSearchesProps {
  readonly actor: SuggestActor
  /** The button that was pressed is gone, and with it the focus. */
  onRemoved(): void
}

/** What was searched for in this browser, and what others search for. Their options are of the list beside them. */
export function KnownSearches({ actor, onRemoved }: KnownSearchesProps) {
  usePreferences()
  const buttons = useRef<HTMLDivElement>(null)
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const { recent, hot, active } = context
  const first = suggestionsOf(context).length - recent.length - hot.length
  return (
    <div className={css.known}>
      {recent.length > 0 && (
        <div ref={buttons}>
          <div className={css.head}>
            <span id="suggested-recent-name">{m.suggest_recent()}</span>
            <Button
              kind="link"
              size="sm"
              className={css.clear}
              onClick={() => {
                onRemoved()
                actor.send({ type: 'RECENT.CLEARED' })
              }}
            >
              <BinIcon size={16} />
              {m.lists_clear()}
            </Button>
          </div>
          <div className={css.searches}>
            {/* biome-ignore lint/a11y/useSemanticElements: of options, not of fields */}
            <div id={RECENT} role="group" aria-labelledby="suggested-recent-name" className={css.options}>
              {recent.map((text, i) => (
                <Option key={text} actor={actor} at={first + i} isActive={active === first + i} className={css.recent}>
                  <ClockIcon size={16} className={css.icon} />
                  <span className={wraps}>{text}</span>
                </Option>
              ))}
            </div>
            <div className={css.removers}>
              {recent.map((text) => (
                <button
                  key={text}
                  type="button"
                  className={css.remove}
                  aria-label={m.suggest_remove({ text })}
                  onClick={() => {
                    onRemoved()
                    actor.send({ type: 'RECENT.REMOVED', text })
                  }}
                >
                  <CloseIcon size={16} />
                </button>
              ))}
            </div>
          </div>
        </div>
      )}
      {hot.length > 0 && (
        <div>
          <div className={css.head} id="suggested-hot-name">
            {m.suggest_hot()}
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: of options, not of fields */}
          <div id={HOT} role="group" aria-labelledby="suggested-hot-name" className={css.hot}>
            {hot.map((text, i) => {
              const at = first + recent.length + i
              return (
                <Option key={text} actor={actor} at={at} isActive={active === at} className={css.tag}>
                  {text}
                </Option>
              )
            })}
          </div>
        </div>
      )}
    </div>
  )
}
