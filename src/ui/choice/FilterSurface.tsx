import { Anchor, Content, Portal, Root } from 'radix-ui/popover'
import type { RefObject } from 'react'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import * as css from './FilterSurface.css.ts'
import type { FilterMenuProps } from './filter-menu-props.ts'
import { OptionList } from './OptionList.tsx'

/** Where the keyboard enters a group of radio buttons; Radix would take the first. */
function focusChosenRadio(event: Event): void {
  const box = event.currentTarget
  const chosen = box instanceof Element && box.querySelector<HTMLInputElement>('input[type="radio"]:checked')
  if (!chosen) return
  event.preventDefault()
  chosen.focus()
}

export interface FilterSurfaceProps extends Omit<FilterMenuProps, 'onFailure' | 'onToggle' | 'onChange'> {
  /** A box below its button, or a sheet from below the page; null while it is closed. */
  readonly shape: 'box' | 'sheet' | null
  readonly trigger: RefObject<HTMLButtonElement | null>
  onChange(values: string[]): void
  onClose(): void
}

/** The options of a filter. */
export default function FilterSurface({
  shape,
  trigger,
  onClose,
  clearLabel,
  closeLabel,
  foundLabel,
  note,
  ...filter
}: FilterSurfaceProps) {
  const { label, chosen, onChange } = filter
  const list = (
    <>
      {note && <div className={css.note}>{note}</div>}
      <OptionList {...filter} onPicked={onClose} />
    </>
  )
  const buttons = (size: 'sm' | 'md') => (
    <>
      <Button kind="ghost" size={size} disabled={chosen.length === 0} onClick={() => onChange([])}>
        {clearLabel}
      </Button>
      <Button size={size} onClick={onClose}>
        <span aria-live="polite">{foundLabel}</span>
      </Button>
    </>
  )
  // The button closes it by itself, and has the focus again unless the visitor put that elsewhere.
  const leaveTrigger = (event: Event) =>
    event.target instanceof Node && trigger.current?.contains(event.target) && event.preventDefault()
  const returnFocus = (event: Event) => {
    event.preventDefault()
    if (document.activeElement === document.body) trigger.current?.focus()
  }
  return (
    <>
      <Root open={shape === 'box'} onOpenChange={(open) => !open && onClose()}>
        <Anchor virtualRef={trigger as RefObject<HTMLButtonElement>} />
        <Portal>
          <Content
            className={css.box}
            aria-label={label}
            align="start"
            sideOffset={8}
            collisionPadding={16}
            onOpenAutoFocus={focusChosenRadio}
            onCloseAutoFocus={returnFocus}
            onInteractOutside={leaveTrigger}
          >
            {list}
            <div className={css.foot}>{buttons('sm')}</div>
          </Content>
        </Portal>
      </Root>
      <Dialog open={shape === 'sheet'} onClose={onClose} title={label} closeLabel={closeLabel} footer={buttons('md')}>
        {list}
      </Dialog>
    </>
  )
}
