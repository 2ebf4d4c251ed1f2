import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'

const pressed = ({ target, currentTarget }: MouseEvent) =>
  target instanceof Element && currentTarget.contains(target) ? target.closest<HTMLElement>('button, a') : null

const isField = (element: Element | null) => element?.matches('input, textarea, select') ?? false

/**
 * For whatever holds fields and buttons. A field that is left may come to say what is wrong with it, or change: that waits
 * for the click, since by then nothing can be pushed from under the pointer any more.
 */
export const steadyPress = {
  onMouseDown(event: MouseEvent): void {
    const button = pressed(event)
    const { activeElement } = document
    // What is dragged has to get its press.
    if (!button || (button.draggable && button.localName === 'button')) return
    if (isField(activeElement) && event.currentTarget.contains(activeElement)) event.preventDefault()
  },
  /** The field is left before anything else is done. */
  onClickCapture(event: MouseEvent): void {
    const button = pressed(event)
    if (button && isField(document.activeElement)) flushSync(() => button.focus({ preventScroll: true }))
  },
}
