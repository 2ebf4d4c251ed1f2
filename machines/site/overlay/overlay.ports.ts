import { fromPromise } from 'xstate'
import type { LoginType } from '../../../contract/rules/storage.ts'
import type { NoticePort } from '../../kit/notice.ts'
import { overlayMachine } from './overlay.machine.ts'
import type { DialogRequest } from './overlay.types.ts'

export interface OverlayPorts extends NoticePort {
  /** Fetches a dialog's code; rejects where it cannot be had. */
  loadDialog(dialog: DialogRequest): Promise<void>
  /** Into the back office of somebody who logged in in another tab, while this one asked for it. */
  goOn(identity: LoginType): void
}

export const provideOverlay = (ports: OverlayPorts) =>
  overlayMachine.provide({
    actors: {
      loadDialog: fromPromise<void, DialogRequest | null>(async ({ input }) => {
        if (input) await ports.loadDialog(input)
      }),
    },
    actions: {
      notify: (_, notice) => ports.notify(notice),
      goOn: (_, { identity }) => ports.goOn(identity),
    },
  })
