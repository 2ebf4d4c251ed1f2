import { hashKey } from '@tanstack/react-query'
import { createActor } from 'xstate'
import { collectables } from '../../../contract/calls/collect.ts'
import { failureOf, isNotLoggedIn } from '../../../contract/failures.ts'
import { provideSavedToggle } from '../../../machines/jobs/saved-toggle/saved-toggle.ports.ts'
import { isAtRest } from '../../../machines/jobs/saved-toggle/saved-toggle.selectors.ts'
import type { Thing } from '../../../machines/jobs/saved-toggle/saved-toggle.types.ts'
import { devTools } from '../../../machines/kit/dev-tools.ts'
import { cancelThing, collectionQuery, collectThing, rereadCollection } from '../../api/collect.ts'
import { queryClient } from '../../api/query-client.ts'
import { openCollectionTabs } from '../../browser/tabs/collection-tabs.ts'
import type { SavedToggles } from '../../shared/actors/actors.ts'
import { notices } from '../actors.ts'
import { askLogin } from '../login/begin-login.ts'
import { holdActors } from './held-actors.ts'
import { watchAsStudent } from './watch-as-student.ts'

/** Reads the collection of whoever is logged in as a student, and of nobody else. */
const watchSaved = ({ kind, id }: Thing, seen: (state: 'unknown' | 'off' | 'on') => void): (() => void) =>
  watchAsStudent(
    () => collectionQuery(kind),
    (data) => seen(data === null ? 'unknown' : data.includes(id) ? 'on' : 'off'),
  )

/** Told once for each reading that failed, however many hearts wait for it. */
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'error') return
  const failure = failureOf(event.action.error)
  const isCollection = collectables.some((kind) => event.query.queryHash === hashKey(collectionQuery(kind).queryKey))
  if (isCollection && !isNotLoggedIn(failure)) notices.notify({ kind: 'collectionUnread', failure })
})

const tabs = openCollectionTabs(rereadCollection)

const logic = provideSavedToggle<Thing>({
  notify: notices.notify,
  watchSaved,
  askLogin: (signal) => askLogin(4, signal),
  async save({ kind, id }) {
    await collectThing(kind, id)
    tabs.tell(kind)
  },
  async remove({ kind, id }) {
    await cancelThing(kind, id)
    tabs.tell(kind)
  },
})

/** Each thing has one actor, whichever buttons show it. */
export const collecting: SavedToggles<Thing> = holdActors({
  keyOf: ({ kind, id }: Thing) => `${kind} ${id}`,
  start: (thing: Thing) => createActor(logic, { devTools, input: { wanted: thing } }).start(),
  isAtRest,
})
