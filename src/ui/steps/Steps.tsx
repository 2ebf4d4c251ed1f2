import { CheckIcon } from '../icons/account.tsx'
import * as css from './Steps.css.ts'

export interface StepsProps {
  /** Accessible name of the list. */
  readonly label: string
  readonly steps: readonly string[]
  /** Index of the step that one is at. */
  readonly current: number
}

/** Where one is on a way of a few steps. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map((step, at) => (
        <li
          key={step}
          className={css.step}
          aria-current={at === current ? 'step' : undefined}
          data-done={at < current || undefined}
        >
          <span className={css.mark} aria-hidden="true">
            {at < current ? <CheckIcon size={14} /> : at + 1}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}
