import { QueryObserver } from '@tanstack/react-query'
import { createActor } from 'xstate'
import { provideCollect } from '../../machines/collect/collect.ports.ts'
import { isAtRest } from '../../machines/collect/collect.selectors.ts'
import type { Thing } from '../../machines/collect/collect.types.ts'
import { cancelThing, collectionQuery, collectThing } from '../api/collect.ts'
import { queryClient } from '../api/query-client.ts'
import type { Collecting } from '../features/actors.ts'
import { devTools } from '../features/dev-tools.ts'
import { notices, session } from './actors.ts'
import { askLogin, isStudent } from './begin-login.ts'
import { holdActors } from './held-actors.ts'

/** Reads the collection of whoever is logged in as a student, and of nobody else. */
function watchCollection({ kind, id }: Thing, seen: (state: 'unknown' | 'open' | 'collected') => void): () => void {
  const optionsNow = () => ({ ...collectionQuery(kind), enabled: isStudent() })
  const observer = new QueryObserver(queryClient, optionsNow())
  const tell = () => {
    if (!isStudent()) return seen('unknown')
    const { data } = observer.getCurrentResult()
    if (data) seen(data.includes(id) ? 'collected' : 'open')
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

const logic = provideCollect({
  notify: notices.notify,
  watchCollection,
  askLogin,
  add: ({ kind, id }) => collectThing(kind, id),
  cancel: ({ kind, id }) => cancelThing(kind, id),
})

/** One actor for each thing, whichever buttons show it. */
export const collecting: Collecting = holdActors({
  keyOf: ({ kind, id }: Thing) => `${kind} ${id}`,
  start: (thing) => createActor(logic, { devTools, input: thing }).start(),
  isAtRest,
})
