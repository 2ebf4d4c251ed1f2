import { QueryObserver } from '@tanstack/react-query'
import { type ActorRefFrom, createActor, waitFor } from 'xstate'
import { provideCollect } from '../../machines/collect/collect.ports.ts'
import { isAtRest } from '../../machines/collect/collect.selectors.ts'
import type { Thing } from '../../machines/collect/collect.types.ts'
import { identityOf } from '../../machines/session/session.selectors.ts'
import { cancelThing, collectionQuery, collectThing } from '../api/collect.ts'
import { queryClient } from '../api/query-client.ts'
import type { Collecting } from '../features/actors.ts'
import { devTools } from '../features/dev-tools.ts'
import { notices, overlay, session } from './actors.ts'
import { beginLogin, isStudent } from './begin-login.ts'

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

/** It is over when there is a student, or nothing lies over the page any more. */
async function askLogin(signal: AbortSignal): Promise<boolean> {
  // Jump mode 4, which stays on the page.
  if (await beginLogin({ mode: 4 })) return true
  await Promise.race([
    waitFor(session, (one) => identityOf(one) === 'student', { signal }),
    waitFor(overlay, (one) => one.matches('none'), { signal }),
  ])
  return isStudent()
}

const logic = provideCollect({
  notify: notices.notify,
  watchCollection,
  askLogin,
  add: ({ kind, id }) => collectThing(kind, id),
  cancel: ({ kind, id }) => cancelThing(kind, id),
})

interface Held {
  readonly actor: ActorRefFrom<typeof logic>
  views: number
}

const held = new Map<string, Held>()
const keyOf = ({ kind, id }: Thing) => `${kind} ${id}`

/** An actor that no view shows any more ends, once nothing is under way. */
async function release(thing: Thing, one: Held): Promise<void> {
  one.views -= 1
  await waitFor(one.actor, isAtRest).catch(() => undefined)
  if (one.views > 0 || held.get(keyOf(thing)) !== one) return
  held.delete(keyOf(thing))
  one.actor.stop()
}

function holdOf(thing: Thing): Held {
  const known = held.get(keyOf(thing))
  if (known) return known
  const one = { actor: createActor(logic, { devTools, input: thing }).start(), views: 0 }
  held.set(keyOf(thing), one)
  return one
}

/** One actor for each thing, whichever buttons show it. */
export const collecting: Collecting = {
  of: (thing) => holdOf(thing).actor,
  hold(thing) {
    const one = holdOf(thing)
    one.views += 1
    return () => void release(thing, one)
  },
}
