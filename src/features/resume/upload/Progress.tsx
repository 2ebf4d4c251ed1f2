import * as css from './Progress.css.ts'

export interface ProgressProps {
  /** Accessible name. */
  readonly label: string
  readonly value: number
  readonly max: number
}

export function Progress({ label, value, max }: ProgressProps) {
  return <progress className={css.bar} aria-label={label} value={value} max={Math.max(max, 1)} />
}
