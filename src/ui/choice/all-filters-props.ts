import type { ReactNode } from 'react'
import type { FilterGroup } from './FilterChips.tsx'

export interface AllFiltersProps {
  /** On the button, and above the groups. */
  readonly label: string
  readonly groups: readonly FilterGroup[]
  /**
   * At every choice.
   * @param isAgain another one since it was opened, so that both are one decision
   */
  onChange(key: string, values: string[], isAgain: boolean): void
  onClear(isAgain: boolean): void
  onToggle?(isOpen: boolean): void
  /** Of the choice that takes back the one of its group. */
  readonly anyLabel: string
  /** Of the button that shows the rest of a long group. */
  readonly moreLabel: string
  readonly lessLabel: string
  /** Of the field that narrows a long group. */
  searchLabelOf(name: string): string
  /** Where none of a long group is left. */
  readonly noneLabel: string
  readonly clearLabel: string
  readonly closeLabel: string
  /** Of the button at the foot, which closes the sheet too: what is to be seen behind it. */
  readonly foundLabel: string
  /** Above the groups. */
  readonly note?: ReactNode
  /** The code of the sheet could not be fetched. */
  onFailure(): void
}
