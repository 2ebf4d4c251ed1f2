import { QueryObserver } from '@tanstack/react-query'
import { createActor } from 'xstate'
import { provideSubscription } from '../../machines/subscription/subscription.ports.ts'
import { isAtRest } from '../../machines/subscription/subscription.selectors.ts'
import type { WantedSearch } from '../../machines/subscription/subscription.types.ts'
import { queryClient } from '../api/query-client.ts'
import { keyOf, removeSearch, saveSearch, searchesQuery } from '../api/searches.ts'
import type { Subscribing } from '../features/actors.ts'
import { devTools } from '../features/dev-tools.ts'
import { notices, session } from './actors.ts'
import { askLogin, isStudent } from './begin-login.ts'
import { holdActors } from './held-actors.ts'

const userIdNow = () => session.getSnapshot().context.userId

/** Reads the saved searches of whoever is logged in as a student, and of nobody else. */
function watchSearches(search: WantedSearch, seen: (state: 'unknown' | 'off' | 'on') => void): () => void {
  // What was taken off a moment ago would leave its place if a look at it read anew.
  const optionsNow = () => ({ ...searchesQuery(userIdNow()), enabled: isStudent(), refetchOnMount: false })
  const observer = new QueryObserver(queryClient, optionsNow())
  const tell = () => {
    if (!isStudent()) return seen('unknown')
    const { data } = observer.getCurrentResult()
    if (data) seen(data.some((one) => one.isOn && keyOf(one) === keyOf(search)) ? 'on' : 'off')
  }
  const stopReading = observer.subscribe(tell)
  const { unsubscribe } = session.subscribe(() => {
    observer.setOptions(optionsNow())
    tell()
  })
  tell()
  return () => {
    stopReading()
    unsubscribe()
  }
}

const logic = provideSubscription({
  notify: notices.notify,
  watchSearches,
  askLogin,
  save: (search) => saveSearch(userIdNow(), search),
  remove: (search) => removeSearch(userIdNow(), search),
})

/** One actor for each search, wherever it is shown. */
export const subscribing: Subscribing = holdActors({
  keyOf,
  start: (search: WantedSearch) => createActor(logic, { devTools, input: search }).start(),
  isAtRest,
})
