import { Button } from '../button/Button.tsx'
import { RefreshIcon } from '../icons/controls.tsx'
import { NotLoaded } from '../illustrations/NotLoaded.tsx'
import * as css from './ListState.css.ts'

export interface FailedStateProps {
  readonly title: string
  readonly text: string
  readonly retryLabel: string
  onRetry(): void
}

/** In the place of a list that could not be loaded. */
export function FailedState({ title, text, retryLabel, onRetry }: FailedStateProps) {
  return (
    <div className={css.state} role="alert">
      <NotLoaded className={css.picture} />
      <p className={css.title}>{title}</p>
      <p className={css.text}>{text}</p>
      <Button onClick={onRetry}>
        <RefreshIcon />
        {retryLabel}
      </Button>
    </div>
  )
}
