import { useState } from 'react'
import { FilterIcon } from '../icons/FilterIcon.tsx'
import { lateCode } from '../late-code.ts'
import type { FilterGroup } from './FilterChips.tsx'
import { FilterTrigger } from './FilterTrigger.tsx'

export interface AllFiltersProps {
  /** On the button, and above the groups. */
  readonly label: string
  readonly groups: readonly FilterGroup[]
  /** At every choice. */
  onChange(key: string, values: string[]): void
  onClear(): void
  /** Of the choice that takes back the one of its group. */
  readonly anyLabel: string
  /** Of the button that shows the rest of a long group. */
  readonly moreLabel: string
  readonly lessLabel: string
  readonly clearLabel: string
  readonly doneLabel: string
  /** Of the button at the foot, which closes the sheet too: what is to be seen behind it. */
  readonly foundLabel: string
  /** The code of the sheet could not be fetched. */
  onFailure(): void
}

export const allFiltersSheet = lateCode(() => import('./AllFiltersSheet.tsx'))

/** On a phone, all filters of a list in one sheet, behind a button that says how many of them are in force. */
export function AllFilters({ onFailure, ...filters }: AllFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const count = filters.groups.filter(({ chosen }) => chosen.length > 0).length
  const Sheet = allFiltersSheet.component
  return (
    <>
      <FilterTrigger
        isPhoneOnly
        isChosen={count > 0}
        isOpen={isOpen}
        code={allFiltersSheet}
        onOpen={() => setOpen(true)}
        onClose={close}
        onFailure={onFailure}
      >
        <FilterIcon size={16} />
        {count > 0 ? `${filters.label} ${count}` : filters.label}
      </FilterTrigger>
      {Sheet && <Sheet {...filters} isEmpty={count === 0} isOpen={isOpen} onClose={close} />}
    </>
  )
}
