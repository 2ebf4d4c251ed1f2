import * as m from '../../../messages/compiled/messages.js'
import { Button } from '../../ui/button/Button.tsx'
import { NoNetworkIcon } from '../../ui/icons/NoNetworkIcon.tsx'
import { usePreferences } from '../preferences.tsx'
import * as css from './Shell.css.ts'

export interface PageErrorProps {
  onRetry(): void
}

/** A page that could not be loaded, and the way on (SITE-1). */
export function PageError({ onRetry }: PageErrorProps) {
  usePreferences()
  return (
    <main className={css.failure}>
      <span className={css.failureIcon}>
        <NoNetworkIcon size={40} />
      </span>
      <div role="alert">
        <h1 className={css.failureTitle}>{m.shell_failed()}</h1>
        <p className={css.failureText}>{m.shell_failed_hint()}</p>
      </div>
      <Button size="lg" onClick={onRetry}>
        {m.shell_retry()}
      </Button>
    </main>
  )
}
