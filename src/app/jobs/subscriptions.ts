import { createActor } from 'xstate'
import { provideSavedToggle } from '../../../machines/jobs/saved-toggle/saved-toggle.ports.ts'
import { isAtRest } from '../../../machines/jobs/saved-toggle/saved-toggle.selectors.ts'
import type { WantedSearch } from '../../../machines/jobs/saved-toggle/saved-toggle.types.ts'
import { devTools } from '../../../machines/kit/dev-tools.ts'
import { keyOf, removeSearch, saveSearch, searchesQuery } from '../../api/searches.ts'
import type { SavedToggles } from '../../shared/actors/actors.ts'
import { notices, session } from '../actors.ts'
import { askLogin } from '../login/begin-login.ts'
import { holdActors } from './held-actors.ts'
import { watchAsStudent } from './watch-as-student.ts'

const userIdNow = () => session.getSnapshot().context.userId

/** Reads the saved searches of whoever is logged in as a student, and of nobody else. */
const watchSaved = (search: WantedSearch, seen: (state: 'unknown' | 'off' | 'on') => void): (() => void) =>
  watchAsStudent(
    // A search removed a moment ago would leave its place if a look at it read anew.
    () => ({ ...searchesQuery(userIdNow()), refetchOnMount: false }),
    (data) =>
      seen(data === null ? 'unknown' : data.some((one) => one.isOn && keyOf(one) === keyOf(search)) ? 'on' : 'off'),
  )

const logic = provideSavedToggle<WantedSearch>({
  notify: notices.notify,
  watchSaved,
  askLogin: (signal) => askLogin(5, signal),
  save: (search) => saveSearch(userIdNow(), search),
  remove: (search) => removeSearch(userIdNow(), search),
})

/** Each search has one actor, wherever it is shown. */
export const subscribing: SavedToggles<WantedSearch> = holdActors({
  keyOf,
  start: (search: WantedSearch) => createActor(logic, { devTools, input: { wanted: search } }).start(),
  isAtRest,
})
