/** What the page words. */
export type DockNotice = { readonly kind: 'windowRefused' }

export type DockEvent =
  | { readonly type: 'TOGGLED' }
  | { readonly type: 'POPPED_OUT' }
  /** What the watch on the inspector's window reports. */
  | WindowEvent

export type WindowEvent = { readonly type: 'WINDOW.CLOSED' }
