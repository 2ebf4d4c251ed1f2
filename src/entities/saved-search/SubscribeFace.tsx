import * as m from '../../../messages/compiled/messages.js'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { CheckIcon } from '../../ui/icons/account.tsx'
import { BookmarkIcon } from '../../ui/icons/pages.tsx'
import * as css from './SubscribeFace.css.ts'

/** Beside the search of a list, or where the search stands with its words, which are then its name. */
export type SubscribeLook = { readonly look: 'list' } | { readonly look: 'entry' | 'line'; readonly title: string }

export interface SubscribeFaceProps {
  readonly shown: SubscribeLook
  readonly isOn: boolean
  onToggle(): void
}

/** Whether a search is saved, and what a press comes to. */
export function SubscribeFace({ shown, isOn, onToggle }: SubscribeFaceProps) {
  usePreferences()
  if (shown.look !== 'list') {
    const off = shown.look === 'line' ? m.searches_off_search() : m.searches_off()
    const action = isOn ? off : m.searches_again()
    return (
      <Button
        kind={shown.look === 'line' ? 'link' : 'secondary'}
        size="sm"
        className={css.above}
        aria-label={m.job_collect_name({ action, title: shown.title })}
        onClick={onToggle}
      >
        {action}
      </Button>
    )
  }
  const offFace = (
    <>
      <BookmarkIcon />
      <span className={css.words}>{m.searches_subscribe()}</span>
    </>
  )
  const onFace = (
    <>
      <CheckIcon />
      <span className={css.words}>{m.searches_subscribed()}</span>
    </>
  )
  return (
    <Button
      kind="secondary"
      size="lg"
      className={isOn ? `${css.button} ${css.held}` : css.button}
      aria-pressed={isOn}
      aria-label={isOn ? m.searches_subscribed() : m.searches_subscribe()}
      onClick={onToggle}
    >
      <span className={css.faces}>
        <span className={isOn ? css.unseen : css.face}>{offFace}</span>
        <span className={isOn ? css.face : css.unseen}>{onFace}</span>
      </span>
    </Button>
  )
}
