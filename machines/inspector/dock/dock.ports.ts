import { fromCallback, fromPromise } from 'xstate'
import { dockMachine } from './dock.machine.ts'
import type { DockNotice, WindowEvent } from './dock.types.ts'

export interface DockPorts {
  showDock(): void
  hideDock(): void
  /** Called inside the key press or click: only there a browser opens one. Rejects where it refuses. */
  openWindow(): Promise<void>
  focusWindow(): void
  /**
   * Reports once the window that was opened is closed.
   * @returns a function that ends the watch
   */
  watchWindow(closed: () => void): () => void
  /** Shows a notice and announces it to screen readers. */
  notify(notice: DockNotice): void
}

export const provideDock = (ports: DockPorts) =>
  dockMachine.provide({
    actors: {
      openWindow: fromPromise<void>(() => ports.openWindow()),
      watchWindow: fromCallback<WindowEvent>(({ sendBack }) =>
        ports.watchWindow(() => sendBack({ type: 'WINDOW.CLOSED' })),
      ),
    },
    actions: {
      showDock: () => ports.showDock(),
      hideDock: () => ports.hideDock(),
      focusWindow: () => ports.focusWindow(),
      notify: (_, notice) => ports.notify(notice),
    },
  })
