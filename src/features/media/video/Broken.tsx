import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { RefreshIcon } from '../../../ui/icons/controls.tsx'
import * as css from './Video.css.ts'

/** Says that a film did not come. */
export function Broken({ onRetry }: { onRetry(): void }) {
  usePreferences()
  return (
    <div className={css.broken} role="alert">
      <p className={css.brokenTitle}>{m.media_broken()}</p>
      <p className={css.brokenText}>{m.media_broken_text()}</p>
      <Button onClick={onRetry}>
        <RefreshIcon />
        {m.media_retry()}
      </Button>
    </div>
  )
}
