import { fromCallback } from 'xstate'

/** Whether the page is looked at. */
export interface VisibilityPort {
  isHidden(): boolean
  /** @returns a function that ends the watch */
  watch(changed: () => void): () => void
}

export type VisibilityEvent = { type: 'TAB.HIDDEN' } | { type: 'TAB.SHOWN' }

/** Reports a tab that is hidden already, and every change from then on. */
export const visibilityActor = (visibility: VisibilityPort) =>
  fromCallback<VisibilityEvent>(({ sendBack }) => {
    if (visibility.isHidden()) sendBack({ type: 'TAB.HIDDEN' })
    return visibility.watch(() => sendBack({ type: visibility.isHidden() ? 'TAB.HIDDEN' : 'TAB.SHOWN' }))
  })
