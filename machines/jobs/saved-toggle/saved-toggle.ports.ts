import { fromCallback, fromPromise } from 'xstate'
import type { NoticePort } from '../../kit/notice.ts'
import { savedToggleMachine } from './saved-toggle.machine.ts'
import type { SavedToggleContext, SavedToggleEvent } from './saved-toggle.types.ts'

type Wanted = SavedToggleContext['wanted']
type Seen = Extract<SavedToggleEvent, { type: 'SAVED.SEEN' }>['state']

/** The ports for things, or for searches. */
export interface SavedTogglePorts<W extends Wanted> extends NoticePort {
  /**
   * @param seen called at once with what is known, and whenever that changes
   * @returns a function that ends the watch
   */
  watchSaved(wanted: W, seen: (state: Seen) => void): () => void
  /** Resolves with true once a student is logged in, with false where the visitor will not. */
  askLogin(signal: AbortSignal): Promise<boolean>
  /** Rejects with a CallFailure. */
  save(wanted: W): Promise<void>
  /** Rejects with a CallFailure. */
  remove(wanted: W): Promise<void>
}

/** Its actors are started with what the ports are for. */
export const provideSavedToggle = <W extends Wanted>(ports: SavedTogglePorts<W>) =>
  savedToggleMachine.provide({
    actors: {
      watchSaved: fromCallback<SavedToggleEvent, Wanted>(({ input, sendBack }) =>
        ports.watchSaved(input as W, (state) => sendBack({ type: 'SAVED.SEEN', state })),
      ),
      askLogin: fromPromise<boolean>(({ signal }) => ports.askLogin(signal)),
      save: fromPromise<void, Wanted>(({ input }) => ports.save(input as W)),
      remove: fromPromise<void, Wanted>(({ input }) => ports.remove(input as W)),
    },
    actions: { notify: (_, notice) => ports.notify(notice) },
  })
