import * as m from '../../../messages/compiled/messages.js'
import { Button } from '../../ui/button/Button.tsx'
import { NoNetworkIcon } from '../../ui/icons/shell.tsx'
import { usePreferences } from '../preferences/preferences.tsx'
import * as css from './PageError.css.ts'

export interface PageErrorProps {
  /** There is nothing else, not even a frame around it. */
  readonly isWhole: boolean
  onRetry(): void
}

/** A page that could not be loaded, and the way on (SITE-1). */
export function PageError({ isWhole, onRetry }: PageErrorProps) {
  usePreferences()
  const Place = isWhole ? 'main' : 'div'
  return (
    <Place className={css.failure}>
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
    </Place>
  )
}
