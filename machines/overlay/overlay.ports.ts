import { fromPromise } from 'xstate'
import type { NoticePort } from '../notice.ts'
import { overlayMachine } from './overlay.machine.ts'
import type { DialogRequest } from './overlay.types.ts'

export interface OverlayPorts extends NoticePort {
  /** Fetches a dialog's code; rejects where it cannot be had. */
  loadDialog(dialog: DialogRequest): Promise<void>
}

export const provideOverlay = (ports: OverlayPorts) =>
  overlayMachine.provide({
    actors: {
      loadDialog: fromPromise<void, DialogRequest | null>(async ({ input }) => {
        if (input) await ports.loadDialog(input)
      }),
    },
    actions: { notify: (_, notice) => ports.notify(notice) },
  })
