import { fromCallback, fromPromise } from 'xstate'
import type { NoticePort } from '../../kit/notice.ts'
import { subscriptionMachine } from './subscription.machine.ts'
import type { SubscriptionEvent, WantedSearch } from './subscription.types.ts'

type Seen = Extract<SubscriptionEvent, { type: 'SEARCHES.SEEN' }>['state']

export interface SubscriptionPorts extends NoticePort {
  /**
   * @param seen called at once with what is known, and whenever that changes
   * @returns a function that ends the watch
   */
  watchSearches(search: WantedSearch, seen: (state: Seen) => void): () => void
  /** Resolves with true once a student is logged in, with false where the visitor will not. */
  askLogin(signal: AbortSignal): Promise<boolean>
  /** Rejects with a CallFailure. */
  save(search: WantedSearch): Promise<void>
  /** Likewise. */
  remove(search: WantedSearch): Promise<void>
}

export const provideSubscription = (ports: SubscriptionPorts) =>
  subscriptionMachine.provide({
    actors: {
      watchSearches: fromCallback<SubscriptionEvent, WantedSearch>(({ input, sendBack }) =>
        ports.watchSearches(input, (state) => sendBack({ type: 'SEARCHES.SEEN', state })),
      ),
      askLogin: fromPromise<boolean>(({ signal }) => ports.askLogin(signal)),
      save: fromPromise<void, WantedSearch>(({ input }) => ports.save(input)),
      remove: fromPromise<void, WantedSearch>(({ input }) => ports.remove(input)),
    },
    actions: { notify: (_, notice) => ports.notify(notice) },
  })
