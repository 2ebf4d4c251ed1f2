import { Content, Description, Portal, Root, Title } from 'radix-ui/dialog'
import { type ReactNode, useId } from 'react'
import { CloseIcon } from '../icons/CloseIcon.tsx'
import * as css from './Dialog.css.ts'
import { useModal } from './useModal.ts'

interface Shared {
  readonly open: boolean
  /** Escape and the close button. A press beside the dialog does nothing, so that no typed value is lost. */
  onClose(): void
  /** Names the dialog. */
  readonly title: string
  /** Name of the close button. */
  readonly closeLabel: string
  readonly children: ReactNode
}

export interface DialogProps extends Shared {
  readonly size?: 'small' | 'medium'
  readonly description?: ReactNode
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
  footer,
  children,
}: DialogProps) {
  const modal = useModal(open)
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
          className={css.size[size]}
          aria-describedby={description ? descriptionId : undefined}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div className={css.panel}>
            <div className={css.grab} />
            <div className={css.head}>
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

export interface PaneDialogProps extends Shared {
  /** Accessible name, where the visible title is another. */
  readonly name?: string
  /** The picture side, hidden on a phone. */
  readonly side: ReactNode
  /** Pale, or in the solid brand colour. */
  readonly sideKind?: 'pale' | 'strong'
  readonly subtitle?: string
  /** A CornerFold; hidden on a phone, where the body offers the same by a button (`phoneOnly`). */
  readonly corner?: ReactNode
  readonly foot?: ReactNode
}

/**
 * The wide dialog of two panes: at the left what it is for, at the right one thing to do.
 * It takes the focus itself, so that its name is read first and no keyboard covers a phone.
 */
export function PaneDialog(props: PaneDialogProps) {
  const { open, onClose, title, name, closeLabel, side, sideKind = 'pale', subtitle, corner, foot, children } = props
  const modal = useModal(open)
  return (
    <Root open={open} onOpenChange={(next) => next || onClose()}>
      <Portal>
        <div className={css.scrim} />
      </Portal>
      <Portal>
        <Content
          {...modal}
          aria-modal
          onOpenAutoFocus={(event) => {
            modal.onOpenAutoFocus()
            event.preventDefault()
            if (event.target instanceof HTMLElement) event.target.focus()
          }}
          {...(name && { 'aria-label': name, 'aria-labelledby': undefined })}
          className={css.size.wide}
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div className={`${css.panel} ${css.panes}`}>
            <div className={sideKind === 'strong' ? `${css.side} ${css.strong}` : css.side}>{side}</div>
            <div className={css.grab} />
            <div className={css.pane}>
              <Title className={css.paneTitle}>{title}</Title>
              <p className={css.paneSubtitle}>{subtitle}</p>
              {corner}
              <div className={css.paneBody}>{children}</div>
              {foot && <div className={css.paneFoot}>{foot}</div>}
            </div>
          </div>
          <button type="button" className={css.closing.outside} aria-label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </button>
        </Content>
      </Portal>
    </Root>
  )
}
