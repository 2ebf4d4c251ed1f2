import * as m from '../../../../messages/compiled/messages.js'
import { useActors } from '../../../shared/actors/actors.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { LockIcon } from '../../../ui/icons/LockIcon.tsx'
import * as css from './Video.css.ts'

/** @param isOther somebody is logged in, but not as a student */
export function Locked({ isOther }: { readonly isOther: boolean }) {
  usePreferences()
  const { becomeStudent } = useActors()
  return (
    <div className={css.locked}>
      <p className={css.lockedTitle}>
        <LockIcon />
        {m.media_log_in()}
      </p>
      <p className={css.lockedText}>{isOther ? m.media_for_students_other() : m.media_for_students()}</p>
      <Button data-opens-login onClick={() => becomeStudent({ mode: 3 })}>
        {isOther ? m.login_switch_confirm() : m.pages_login()}
      </Button>
    </div>
  )
}
