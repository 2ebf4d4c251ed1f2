import type { ReactNode } from 'react'
import { CloseIcon } from '../icons/controls.tsx'
import * as css from './RemovableChip.css.ts'

export type RemovableChipProps = {
  readonly children: ReactNode
  /** Says what is removed. */
  readonly removeLabel: string
} & (
  | {
      /** Address without it. */
      readonly href: string
      readonly onRemove?: undefined
    }
  | {
      readonly href?: undefined
      onRemove(): void
    }
)

/** Something chosen that can be taken back. */
export function RemovableChip({ children, removeLabel, href, onRemove }: RemovableChipProps) {
  return (
    <span className={css.chip}>
      {children}
      {href === undefined ? (
        <button type="button" className={css.remove} aria-label={removeLabel} onClick={onRemove}>
          <CloseIcon size={14} />
        </button>
      ) : (
        <a href={href} className={css.remove} aria-label={removeLabel}>
          <CloseIcon size={14} />
        </a>
      )}
    </span>
  )
}
