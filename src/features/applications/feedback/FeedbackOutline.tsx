import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { SkeletonRows } from '../../../ui/list-state/SkeletonRows.tsx'
import * as css from './FeedbackPage.css.ts'

/** Shows while the list is on its way. */
export function FeedbackOutline() {
  usePreferences()
  return (
    <div className={css.panes}>
      <div className={css.list}>
        <SkeletonRows count={6} label={m.content_loading()} />
      </div>
    </div>
  )
}
