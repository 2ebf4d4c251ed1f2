import { Content, Portal, Root, Title } from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { CloseIcon } from '../icons/controls.tsx'
import { unseen } from '../reset.css.ts'
import * as css from './Dialog.css.ts'
import { useModal } from './useModal.ts'

export interface PaneFrameProps {
  readonly open: boolean
  /** Escape and the close button. A press beside the dialog does nothing, so that no typed value is lost. */
  onClose(): void
  /** Accessible name, where it is another than the Title within. */
  readonly name?: string | undefined
  /** Name of the close button. */
  readonly closeLabel: string
  /** The picture side, hidden on a phone. */
  readonly side: ReactNode
  /** Pale, or in the solid brand colour. */
  readonly sideKind?: 'pale' | 'strong'
  /** The pane, with a Title or a PaneName in it. */
  readonly children: ReactNode
}

/**
 * The wide dialog of two panes: at the left what it is for, at the right one thing to do.
 * The focus begins at its first field, or at itself, so that its name is read first.
 */
export function PaneFrame({ open, onClose, name, closeLabel, side, sideKind = 'pale', children }: PaneFrameProps) {
  const modal = useModal(open, onClose)
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
            if (event.target instanceof HTMLElement) {
              ;(event.target.querySelector<HTMLElement>('input:not(:disabled)') ?? event.target).focus()
            }
          }}
          {...(name && { 'aria-label': name, 'aria-labelledby': undefined })}
          className={`${css.size.wide} ${css.closable}`}
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div className={`${css.panel} ${css.panes}`}>
            <div className={sideKind === 'strong' ? `${css.side} ${css.strong}` : css.side}>{side}</div>
            <div className={css.pane}>{children}</div>
          </div>
          <button type="button" className={css.closing.outside} aria-label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </button>
        </Content>
      </Portal>
    </Root>
  )
}

/** Names the frame for assistive technology where what is seen has headings of its own. */
export const PaneName = ({ children }: { readonly children: string }) => (
  <Title asChild>
    <span className={unseen}>{children}</span>
  </Title>
)
