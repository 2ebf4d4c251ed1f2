import { Content, Description, Portal, Root, Title } from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import * as css from './Dialog.css.ts'
import { useModal } from './useModal.ts'

export interface PictureDialogProps {
  readonly open: boolean
  /** Escape. */
  onClose(): void
  readonly picture: ReactNode
  readonly title: string
  readonly description: string
  /** Buttons below each other, the main one first. */
  readonly children: ReactNode
}

/** A small modal question below a picture. */
export function PictureDialog({ open, onClose, picture, title, description, children }: PictureDialogProps) {
  const modal = useModal(open, onClose)
  return (
    <Root open={open} onOpenChange={(next) => next || onClose()}>
      <Portal>
        <div className={css.scrim} />
      </Portal>
      <Portal>
        <Content {...modal} aria-modal className={css.size.small} onInteractOutside={(event) => event.preventDefault()}>
          <div className={css.panel}>
            <div className={css.pictured}>
              {picture}
              <Title className={css.title}>{title}</Title>
              <Description className={css.description}>{description}</Description>
              <div className={css.stack}>{children}</div>
            </div>
          </div>
        </Content>
      </Portal>
    </Root>
  )
}
