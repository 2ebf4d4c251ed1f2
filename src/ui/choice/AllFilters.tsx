import { useRef, useState } from 'react'
import { FilterIcon } from '../icons/pages.tsx'
import { lateCode } from '../late-code.ts'
import type { AllFiltersProps } from './all-filters-props.ts'
import { FilterTrigger } from './FilterTrigger.tsx'

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
