import { fromCallback, fromPromise } from 'xstate'
import type { NoticePort } from '../../kit/notice.ts'
import { collectMachine } from './collect.machine.ts'
import type { CollectEvent, Thing } from './collect.types.ts'

type Seen = Extract<CollectEvent, { type: 'COLLECTION.SEEN' }>['state']

export interface CollectPorts extends NoticePort {
  /**
   * @param seen called at once with what is known, and whenever that changes
   * @returns a function that ends the watch
   */
  watchCollection(thing: Thing, seen: (state: Seen) => void): () => void
  /** Resolves with true once a student is logged in, with false where the visitor will not. */
  askLogin(signal: AbortSignal): Promise<boolean>
  /** Rejects with a CallFailure. */
  add(thing: Thing): Promise<void>
  /** Likewise. */
  cancel(thing: Thing): Promise<void>
}

export const provideCollect = (ports: CollectPorts) =>
  collectMachine.provide({
    actors: {
      watchCollection: fromCallback<CollectEvent, Thing>(({ input, sendBack }) =>
        ports.watchCollection(input, (state) => sendBack({ type: 'COLLECTION.SEEN', state })),
      ),
      askLogin: fromPromise<boolean>(({ signal }) => ports.askLogin(signal)),
      add: fromPromise<void, Thing>(({ input }) => ports.add(input)),
      cancel: fromPromise<void, Thing>(({ input }) => ports.cancel(input)),
    },
    actions: { notify: (_, notice) => ports.notify(notice) },
  })
