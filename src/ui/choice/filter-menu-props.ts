import type { ReactNode } from 'react'
import type { FilterOption } from './filter-option.ts'

export interface FilterMenuProps {
  /** What the button shows: what is filtered, or what is chosen. */
  readonly label: string
  readonly options: readonly FilterOption[]
  /** Values of those chosen. */
  readonly chosen: readonly string[]
  readonly multiple: boolean
  /**
   * At every choice.
   * @param isAgain another one since it was opened, so that both are one decision
   */
  onChange(values: string[], isAgain: boolean): void
  onToggle?(isOpen: boolean): void
  readonly clearLabel: string
  readonly closeLabel: string
  /** Of the button at the foot, which closes it too: what is to be seen behind it. */
  readonly foundLabel: string
  readonly searchLabel: string
  readonly noneLabel: string
  /** Above the options. */
  readonly note?: ReactNode
  /** The code of what it opens could not be fetched. */
  onFailure(): void
}
