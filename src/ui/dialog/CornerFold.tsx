import type { ReactNode } from 'react'
import * as css from './CornerFold.css.ts'

export { phoneOnly } from './CornerFold.css.ts'

export interface CornerFoldProps {
  /** Accessible name. */
  readonly label: string
  /** Short words beside it. */
  readonly tip: string
  /** 28 px. */
  readonly icon: ReactNode
  readonly disabled?: boolean
  onTurn(): void
}

/** The folded corner of a PaneDialog that turns it over to its other side. */
export function CornerFold({ label, tip, icon, disabled, onTurn }: CornerFoldProps) {
  return (
    <>
      <span className={css.tip} aria-hidden="true">
        {tip}
      </span>
      <button type="button" className={css.fold} aria-label={label} disabled={disabled} onClick={onTurn}>
        <span className={css.icon}>{icon}</span>
      </button>
    </>
  )
}
