import { type ReactNode, useRef, useState } from 'react'
import { FilterIcon } from '../icons/FilterIcon.tsx'
import { lateCode } from '../late-code.ts'
import type { FilterGroup } from './FilterChips.tsx'
import { FilterTrigger } from './FilterTrigger.tsx'

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

export const allFiltersSheet = lateCode(() => import('./AllFiltersSheet.tsx'))

/** On a phone, all filters of a list in one sheet, behind a button that says how many of them are in force. */
export function AllFilters({ onFailure, onChange, onClear, onToggle, ...filters }: AllFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const isChanged = useRef(false)
  const toggle = (isNow: boolean) => {
    isChanged.current = false
    setOpen(isNow)
    onToggle?.(isNow)
  }
  const close = () => toggle(false)
  const changed = (change: (isAgain: boolean) => void) => {
    change(isChanged.current)
    isChanged.current = true
  }
  const count = filters.groups.filter(({ chosen }) => chosen.length > 0).length
  const Sheet = allFiltersSheet.component
  return (
    <>
      <FilterTrigger
        isPhoneOnly
        isChosen={count > 0}
        isOpen={isOpen}
        code={allFiltersSheet}
        onOpen={() => toggle(true)}
        onClose={close}
        onFailure={onFailure}
      >
        <FilterIcon size={16} />
        {count > 0 ? `${filters.label} ${count}` : filters.label}
      </FilterTrigger>
      {Sheet && (
        <Sheet
          {...filters}
          onChange={(key, values) => changed((isAgain) => onChange(key, values, isAgain))}
          onClear={() => changed(onClear)}
          isEmpty={count === 0}
          isOpen={isOpen}
          onClose={close}
        />
      )}
    </>
  )
}
