import { Content, Portal, Root, Trigger } from 'radix-ui/popover'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { DownIcon } from '../icons/DownIcon.tsx'
import { media } from '../style.ts'
import * as css from './FilterMenu.css.ts'
import { type FilterOption, OptionList } from './OptionList.tsx'

/** Where the keyboard enters a group of radio buttons; Radix would take the first. */
function focusChosenRadio(event: Event): void {
  const box = event.currentTarget
  const chosen = box instanceof Element && box.querySelector<HTMLInputElement>('input[type="radio"]:checked')
  if (!chosen) return
  event.preventDefault()
  chosen.focus()
}

export interface FilterMenuProps {
  /** What the button shows: what is filtered, or what is chosen. */
  readonly label: string
  readonly options: readonly FilterOption[]
  /** Values of those chosen. */
  readonly chosen: readonly string[]
  readonly multiple: boolean
  /** At every choice. */
  onChange(values: string[]): void
  readonly clearLabel: string
  readonly doneLabel: string
}

/** A filter of a list: a button and its options below it, in a sheet from below on a phone. */
export function FilterMenu({ label, options, chosen, multiple, onChange, clearLabel, doneLabel }: FilterMenuProps) {
  const [open, setOpen] = useState<'box' | 'sheet'>()
  const close = () => setOpen(undefined)
  const list = <OptionList {...{ label, options, chosen, multiple, onChange }} onPicked={close} />
  const buttons = (size: 'sm' | 'md') => (
    <>
      <Button kind="ghost" size={size} disabled={chosen.length === 0} onClick={() => onChange([])}>
        {clearLabel}
      </Button>
      <Button size={size} onClick={close}>
        {doneLabel}
      </Button>
    </>
  )
  return (
    <>
      <Root
        open={open === 'box'}
        onOpenChange={(next) => setOpen(next ? (matchMedia(media.phone).matches ? 'sheet' : 'box') : undefined)}
      >
        <Trigger className={css.state[chosen.length > 0 ? 'chosen' : 'idle']} aria-haspopup="dialog">
          <span className={css.triggerText}>{label}</span>
          <DownIcon size={16} className={css.arrow} />
        </Trigger>
        <Portal>
          <Content
            className={css.box}
            aria-label={label}
            align="start"
            sideOffset={8}
            collisionPadding={16}
            onOpenAutoFocus={focusChosenRadio}
          >
            {list}
            <div className={css.foot}>{buttons('sm')}</div>
          </Content>
        </Portal>
      </Root>
      <Dialog open={open === 'sheet'} onClose={close} title={label} closeLabel={doneLabel} footer={buttons('md')}>
        {list}
      </Dialog>
    </>
  )
}
