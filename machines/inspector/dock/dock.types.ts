/** The page has the words for it. */
export type DockNotice = { readonly kind: 'windowRefused' }

export type DockEvent =
  | { readonly type: 'TOGGLED' }
  | { readonly type: 'POPPED_OUT' }
  /** The reports of the watch on the inspector's window. */
  | WindowEvent

export type WindowEvent = { readonly type: 'WINDOW.CLOSED' }
