import type { ReactNode, Ref } from 'react'
import type { LateCode } from '../late-code.ts'
import * as css from './FilterTrigger.css.ts'

export interface FilterTriggerProps {
  readonly ref?: Ref<HTMLButtonElement>
  readonly isChosen: boolean
  readonly isOpen: boolean
  readonly isPhoneOnly?: boolean
  /** What it opens. */
  readonly code: Pick<LateCode<never>, 'load'>
  onOpen(): void
  onClose(): void
  /** The code of what it opens could not be fetched. */
  onFailure(): void
  readonly children: ReactNode
}

/** Button of a filter. Wherever it is pointed at, it is likely to be pressed: then already it fetches what it opens. */
export function FilterTrigger({ ref, isChosen, isOpen, isPhoneOnly = false, code, ...props }: FilterTriggerProps) {
  const { onOpen, onClose, onFailure, children } = props
  const prefetch = () => void code.load().catch(() => undefined)
  const open = () => void code.load().then(onOpen, () => onFailure())
  const look = css.state[isChosen ? 'chosen' : 'idle']
  return (
    <button
      ref={ref}
      type="button"
      className={isPhoneOnly ? `${look} ${css.phoneOnly}` : look}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={isOpen ? onClose : open}
    >
      {children}
    </button>
  )
}
