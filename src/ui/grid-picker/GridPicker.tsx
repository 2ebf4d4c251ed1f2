import { Content, Portal, Root, Trigger } from 'radix-ui/popover'
import type { ReactNode, RefObject } from 'react'
import { Button } from '../button/Button.tsx'
import { iconAction } from '../field/Field.css.ts'
import { CalendarIcon, LeftIcon, RightIcon } from '../icons/account.tsx'
import { media } from '../style.ts'
import * as css from './GridPicker.css.ts'

/** A way to what is before or after. */
interface Turn {
  readonly name: string
  readonly isOff: boolean
  onTurn(): void
}

export interface GridPickerProps {
  /** Of its field. */
  readonly label: string
  /** Of its button. */
  readonly name: string
  /** Its width. */
  readonly className: string
  /** What has the focus first: the cell of it that keys reach. */
  readonly grid: RefObject<HTMLTableElement | null>
  readonly before: Turn
  readonly after: Turn
  /** What is shown, between the ways to what is before and after. */
  readonly shown: ReactNode
  readonly children: ReactNode
  onOpen(): void
}

/** A grid of dates to pick one from, behind a button in a field. */
export function GridPicker({ label, name, className, grid, before, after, shown, children, onOpen }: GridPickerProps) {
  const turn = ({ name, isOff, onTurn }: Turn, icon: ReactNode) => (
    <Button kind="ghost" size="sm" square aria-label={name} disabled={isOff} onClick={onTurn}>
      {icon}
    </Button>
  )
  return (
    <Root onOpenChange={(isOpen) => isOpen && onOpen()}>
      <Trigger className={iconAction} aria-label={name}>
        <CalendarIcon />
      </Trigger>
      <Portal>
        <Content
          className={`${css.box} ${className}`}
          align="end"
          // Its button stands so far within the field.
          alignOffset={matchMedia(media.phone).matches ? -1 : -7}
          sideOffset={8}
          collisionPadding={16}
          aria-label={label}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
          }}
        >
          <div className={css.head}>
            {turn(before, <LeftIcon size={16} />)}
            {shown}
            {turn(after, <RightIcon size={16} />)}
          </div>
          {children}
        </Content>
      </Portal>
    </Root>
  )
}
