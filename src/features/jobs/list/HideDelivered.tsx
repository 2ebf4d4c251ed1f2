import { useSelector } from '@xstate/react'
import { identityOf } from '../../../../machines/login/session/session.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { useActors } from '../../../shared/actors/actors.ts'
import type { Change } from '../../../shared/lists/dimensions.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import * as css from './HideDelivered.css.ts'

export interface HideDeliveredProps {
  readonly isOn: boolean
  onChange(change: Change): void
}

/** Leaves out of a list what the student has delivered to. */
export function HideDelivered({ isOn, onChange }: HideDeliveredProps) {
  usePreferences()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={css.hide}
      onClick={() => onChange({ hide: isOn ? undefined : '1' })}
    >
      <span className={css.track} />
      {m.lists_hide_delivered()}
    </button>
  )
}

export interface HideLoginProps {
  readonly isWanted: boolean
  readonly login: 7 | 8
}

/** Asks for a login where a visitor wants to hide what was delivered to. */
export function HideLogin({ isWanted, login }: HideLoginProps) {
  usePreferences()
  const { session, becomeStudent } = useActors()
  const identity = useSelector(session, identityOf)
  if (!isWanted || identity === 'student' || identity === 'unknown') return null
  return (
    <div className={css.login}>
      <Note kind="info">
        {m.lists_hide_login()}{' '}
        <Button kind="link" onClick={() => becomeStudent({ mode: login })}>
          {m.lists_hide_login_do()}
        </Button>
      </Note>
    </div>
  )
}
