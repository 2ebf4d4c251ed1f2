import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { LockIcon } from '../../../ui/icons/account.tsx'
import * as css from './Cover.css.ts'

/** Marks the picture of a video that takes a log-in. */
export function LockMark({ id }: { readonly id: string }) {
  usePreferences()
  return (
    <span id={id} className={css.lock}>
      <LockIcon size={12} />
      {m.media_log_in()}
    </span>
  )
}
