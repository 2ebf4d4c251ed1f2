import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import * as css from './AllFiltersSheet.css.ts'
import type { AllFiltersProps } from './all-filters-props.ts'
import { FilterChips } from './FilterChips.tsx'

export interface AllFiltersSheetProps extends Omit<AllFiltersProps, 'onFailure' | 'onToggle' | 'onChange' | 'onClear'> {
  readonly isOpen: boolean
  /** Nothing is chosen. */
  readonly isEmpty: boolean
  onChange(key: string, values: string[]): void
  onClear(): void
  onClose(): void
}

/** All filters of a list, one below the other. */
export default function AllFiltersSheet({
  label,
  groups,
  isOpen,
  isEmpty,
  note,
  onClose,
  ...props
}: AllFiltersSheetProps) {
  const { onChange, onClear, clearLabel, closeLabel, foundLabel, ...labels } = props
  const buttons = (
    <>
      <Button kind="ghost" disabled={isEmpty} onClick={onClear}>
        {clearLabel}
      </Button>
      <Button onClick={onClose}>
        <span aria-live="polite">{foundLabel}</span>
      </Button>
    </>
  )
  return (
    <Dialog open={isOpen} onClose={onClose} title={label} closeLabel={closeLabel} footer={buttons}>
      {note}
      <div className={css.groups}>
        {groups
          .filter(({ options }) => options.length > 0)
          .map(({ key, ...group }) => (
            <FilterChips key={key} {...group} {...labels} onChange={(values) => onChange(key, values)} />
          ))}
      </div>
    </Dialog>
  )
}
