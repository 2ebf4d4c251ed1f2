import { fromPromise } from 'xstate'
import { undoMachine } from './undo.machine.ts'
import type { Deleted } from './undo.types.ts'

export interface UndoPorts {
  /** Rejects with a CallFailure. */
  remove(deleted: Deleted): Promise<void>
  /** Rejects as `remove`; code 40400 where it is too late. */
  restore(deleted: Deleted): Promise<void>
  /** Takes it out of what is shown. */
  hide(deleted: Deleted): void
  /** Back where it was. */
  show(deleted: Deleted): void
}

export const provideUndo = (ports: UndoPorts) =>
  undoMachine.provide({
    actors: {
      remove: fromPromise<void, Deleted>(({ input }) => ports.remove(input)),
      restore: fromPromise<void, Deleted>(({ input }) => ports.restore(input)),
    },
    actions: { hide: (_, deleted) => ports.hide(deleted), show: (_, deleted) => ports.show(deleted) },
  })
