import { Content, Portal, Root, Title } from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { CloseIcon } from '../icons/controls.tsx'
import { unseen } from '../reset.css.ts'
import * as css from './Sheet.css.ts'
import { useModal } from './useModal.ts'

export interface SheetProps {
  readonly open: boolean
  onClose(): void
  /** Names the sheet. */
  readonly title: string
  readonly closeLabel: string
  /** At the left of the close button. */
  readonly head: ReactNode
  /** Buttons, beside each other. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** A modal page that covers a phone's whole screen. */
export function Sheet({ open, onClose, title, closeLabel, head, foot, children }: SheetProps) {
  const modal = useModal(open, onClose)
  return (
    <Root open={open} onOpenChange={(next) => next || onClose()}>
      <Portal>
        <Content {...modal} aria-modal className={css.sheet} aria-describedby={undefined}>
          <Title className={unseen}>{title}</Title>
          <div className={css.head}>
            {head}
            <Button kind="ghost" square aria-label={closeLabel} onClick={onClose}>
              <CloseIcon />
            </Button>
          </div>
          <div className={css.body}>{children}</div>
          {foot && <div className={css.foot}>{foot}</div>}
        </Content>
      </Portal>
    </Root>
  )
}
