import { Close, Content, Portal, Root, Trigger } from 'radix-ui/popover'
import * as m from '../../../../../messages/compiled/messages.js'
import { GripIcon } from '../../../../ui/icons/pages.tsx'
import * as css from './Handle.css.ts'
import type { Sortable } from './useSortable.ts'

export interface HandleProps {
  readonly sortable: Pick<Sortable, 'handle' | 'onKeyDown' | 'up' | 'down'>
  /** What is moved. */
  readonly what: string
}

/** To be dragged, or moved with the arrow keys; pressed, it offers the same to a finger. */
export function Handle({ sortable: { handle, onKeyDown, up, down }, what }: HandleProps) {
  return (
    <Root>
      <Trigger
        ref={handle}
        className={css.handle}
        aria-label={m.resume_editor_move({ what })}
        title={m.resume_editor_move_hint()}
        onKeyDown={onKeyDown}
      >
        <GripIcon />
      </Trigger>
      <Portal>
        <Content className={css.box} align="start" sideOffset={4} aria-label={m.resume_editor_move({ what })}>
          <Close className={css.choice} onClick={up}>
            {m.resume_editor_up()}
          </Close>
          <Close className={css.choice} onClick={down}>
            {m.resume_editor_down()}
          </Close>
        </Content>
      </Portal>
    </Root>
  )
}
