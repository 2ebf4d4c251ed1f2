import { fromCallback, fromPromise } from 'xstate'
import { searchSuggestMachine } from './search-suggest.machine.ts'
import type { Found, SearchSuggestEvent } from './search-suggest.types.ts'

export interface SearchSuggestPorts {
  /** Reads the searches of many; none where they cannot be read. */
  readHot(signal: AbortSignal): Promise<readonly string[]>
  /**
   * @param seen called at once with what is remembered, the newest first, and whenever that changes
   * @returns a function that ends the watch
   */
  watchRecent(seen: (texts: readonly string[]) => void): () => void
  /** Rejects with a CallFailure. */
  ask(keyword: string, signal: AbortSignal): Promise<Found>
  /** Remembers that it was searched for. */
  remember(text: string): void
  forget(text: string): void
  forgetAll(): void
}

export const provideSearchSuggest = (ports: SearchSuggestPorts) =>
  searchSuggestMachine.provide({
    actors: {
      readHot: fromPromise<readonly string[]>(({ signal }) => ports.readHot(signal)),
      watchRecent: fromCallback<SearchSuggestEvent>(({ sendBack }) =>
        ports.watchRecent((texts) => sendBack({ type: 'RECENT.SEEN', texts })),
      ),
      ask: fromPromise<Found, { keyword: string }>(({ input, signal }) => ports.ask(input.keyword, signal)),
    },
    actions: {
      remember: (_, { text }) => ports.remember(text),
      forget: (_, { text }) => ports.forget(text),
      forgetAll: () => ports.forgetAll(),
    },
  })
