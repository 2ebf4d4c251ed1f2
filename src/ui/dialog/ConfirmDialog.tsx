import { Cancel, Content, Description, Portal, Root, Title } from 'radix-ui/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import * as css from './Dialog.css.ts'
import { useModal } from './useModal.ts'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  /** What will happen. */
  readonly description: string
  /** Without it there is nothing to confirm, only to leave. */
  readonly confirmLabel?: string
  readonly cancelLabel: string
  /** What confirming does is not easily undone. */
  readonly kind?: 'brand' | 'danger'
  readonly icon?: ReactNode
  /** Why the confirmed act failed. */
  readonly error?: string | undefined
  /** The confirmed act is under way. */
  readonly busy?: boolean
  onConfirm(): void
  onCancel(): void
}

/** Asks before an act; Escape cancels, the focus starts at 'cancel'. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, confirmLabel, cancelLabel, kind = 'brand', icon, error, busy = false } = props
  const modal = useModal(open, props.onCancel)
  return (
    <Root open={open} onOpenChange={(next) => next || props.onCancel()}>
      <Portal>
        <div className={css.scrim} />
      </Portal>
      <Portal>
        <Content {...modal} aria-modal className={css.size.small}>
          <div className={css.panel}>
            <div className={css.head} style={{ paddingInlineEnd: 24, position: 'static' }}>
              {icon && <span className={css.icon[kind]}>{icon}</span>}
              <div>
                <Title className={css.title}>{title}</Title>
                <Description className={css.description}>{description}</Description>
                <div role="alert">{error && <p className={css.error}>{error}</p>}</div>
              </div>
            </div>
            <div className={css.foot}>
              <Cancel asChild>
                <Button kind="secondary">{cancelLabel}</Button>
              </Cancel>
              {confirmLabel && (
                <Button kind={kind === 'danger' ? 'danger' : 'primary'} busy={busy} onClick={props.onConfirm}>
                  {confirmLabel}
                </Button>
              )}
            </div>
          </div>
        </Content>
      </Portal>
    </Root>
  )
}
