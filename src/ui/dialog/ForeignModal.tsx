import { Content, Portal, Root, Title } from 'radix-ui/dialog'
import * as css from './ForeignModal.css.ts'
import { useLayer } from './useLayer.ts'

export interface ForeignModalProps {
  /** Names it for assistive technology. */
  readonly title: string
  /** Escape. */
  onClose(): void
}

const keep = (event: Event) => event.preventDefault()

/** Makes room for a modal that a third party draws over our dialogs: it gets the pointer and the focus. */
export function ForeignModal({ title, onClose }: ForeignModalProps) {
  useLayer(true, onClose)
  return (
    <Root open modal={false} onOpenChange={(next) => next || onClose()}>
      <Portal>
        <Content
          aria-describedby={undefined}
          className={css.unseen}
          onOpenAutoFocus={keep}
          onCloseAutoFocus={keep}
          onInteractOutside={keep}
        >
          <Title>{title}</Title>
        </Content>
      </Portal>
    </Root>
  )
}
