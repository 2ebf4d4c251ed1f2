import { Content, Description, Portal, Root, Title } from 'radix-ui/dialog'
import { type ReactNode, useId } from 'react'
import { CloseIcon } from '../icons/controls.tsx'
import * as css from './Dialog.css.ts'
import { PaneFrame, type PaneFrameProps } from './PaneFrame.tsx'
import { useModal } from './useModal.ts'

export interface DialogProps {
  readonly open: boolean
  /** Escape and the close button. A press beside the dialog does nothing, so that no typed value is lost. */
  onClose(): void
  /** Names the dialog. */
  readonly title: string
  /** Name of the close button. */
  readonly closeLabel: string
  readonly children: ReactNode
  /** `form` grows downwards. */
  readonly size?: 'small' | 'medium' | 'form' | 'wide' | 'broad'
  readonly description?: ReactNode
  /** At the left of title and description: whose it is. */
  readonly mark?: ReactNode
  /** Buttons, the main one last. */
  readonly footer?: ReactNode
}

/** A modal dialog with a head, a body and buttons; a sheet from below on a phone. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  size = 'medium',
  description,
  mark,
  footer,
  children,
}: DialogProps) {
  const modal = useModal(open, onClose)
  const descriptionId = useId()
  return (
    <Root open={open} onOpenChange={(next) => next || onClose()}>
      <Portal>
        <div className={css.scrim} />
      </Portal>
      <Portal>
        <Content
          {...modal}
          aria-modal
          className={`${css.size[size]} ${css.closable}`}
          aria-describedby={description ? descriptionId : undefined}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div className={css.panel}>
            <div className={css.head}>
              {mark}
              <div>
                <Title className={css.title}>{title}</Title>
                {description && (
                  <Description id={descriptionId} className={css.description}>
                    {description}
                  </Description>
                )}
              </div>
            </div>
            <div className={css.body}>{children}</div>
            {footer && <div className={css.foot}>{footer}</div>}
          </div>
          <button type="button" className={css.closing.inside} aria-label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </button>
        </Content>
      </Portal>
    </Root>
  )
}

export interface PaneDialogProps extends Omit<PaneFrameProps, 'children'> {
  /** The pane's heading; names the dialog unless `name` does. */
  readonly title: string
  readonly subtitle?: string
  /** A CornerFold; hidden on a phone, where the body offers the same by a button (`phoneOnly`). */
  readonly corner?: ReactNode
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** The wide dialog whose pane has a title, a subtitle, a corner and a foot. */
export function PaneDialog({ title, subtitle, corner, foot, children, ...frame }: PaneDialogProps) {
  return (
    <PaneFrame {...frame}>
      <Title className={css.paneTitle}>{title}</Title>
      <p className={css.paneSubtitle}>{subtitle}</p>
      {corner}
      <div className={css.paneBody}>{children}</div>
      {foot && <div className={css.paneFoot}>{foot}</div>}
    </PaneFrame>
  )
}
