import { hashKey } from '@tanstack/react-query'
import { createActor } from 'xstate'
import { collectables } from '../../contract/calls/collect.ts'
import { failureOf, isNotLoggedIn } from '../../contract/failures.ts'
import { provideCollect } from '../../machines/jobs/collect/collect.ports.ts'
import { isAtRest } from '../../machines/jobs/collect/collect.selectors.ts'
import type { Thing } from '../../machines/jobs/collect/collect.types.ts'
import { devTools } from '../../machines/kit/dev-tools.ts'
import { cancelThing, collectionQuery, collectThing, rereadCollection } from '../api/collect.ts'
import { queryClient } from '../api/query-client.ts'
import { openCollectionTabs } from '../browser/tabs/collection-tabs.ts'
import type { Collecting } from '../shared/actors/actors.ts'
import { notices } from './actors.ts'
import { askLogin } from './begin-login.ts'
import { holdActors } from './held-actors.ts'
import { watchAsStudent } from './watch-as-student.ts'

/** Reads the collection of whoever is logged in as a student, and of nobody else. */
const watchCollection = ({ kind, id }: Thing, seen: (state: 'unknown' | 'open' | 'collected') => void): (() => void) =>
  watchAsStudent(
    () => collectionQuery(kind),
    (data) => seen(data === null ? 'unknown' : data.includes(id) ? 'collected' : 'open'),
  )

/** Told once for each reading that failed, however many hearts wait for it. */
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'error') return
  const failure = failureOf(event.action.error)
  const isCollection = collectables.some((kind) => event.query.queryHash === hashKey(collectionQuery(kind).queryKey))
  if (isCollection && !isNotLoggedIn(failure)) notices.notify({ kind: 'collectionUnread', failure })
})

const tabs = openCollectionTabs(rereadCollection)

const logic = provideCollect({
  notify: notices.notify,
  watchCollection,
  askLogin: (signal) => askLogin(4, signal),
  async add({ kind, id }) {
    await collectThing(kind, id)
    tabs.tell(kind)
  },
  async cancel({ kind, id }) {
    await cancelThing(kind, id)
    tabs.tell(kind)
  },
})

/** One actor for each thing, whichever buttons show it. */
export const collecting: Collecting = holdActors({
  keyOf: ({ kind, id }: Thing) => `${kind} ${id}`,
  start: (thing) => createActor(logic, { devTools, input: thing }).start(),
  isAtRest,
})
