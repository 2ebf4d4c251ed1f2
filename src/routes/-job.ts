import { waitFor } from 'xstate'
import type { Position } from '../../contract/content.ts'
import { rememberViewed } from '../api/viewed.ts'
import { readJob } from '../features/jobs/detail/job-head.ts'
import type { RouteContext } from './-context.ts'
import type { idSearch } from './-search.ts'
import { studentIn } from './-student.ts'

/** Remembers a position as looked at, once it has come and it is known by whom. */
async function keepViewed(ready: Promise<Position | undefined>, { session }: RouteContext): Promise<void> {
  const position = await ready
  const snapshot = await waitFor(session, (now) => studentIn(now) !== null)
  if (position) rememberViewed(studentIn(snapshot), position)
}

/** Begins to read a position; what its page is called follows when that is over. */
export function readJobPage({ id }: ReturnType<typeof idSearch>, context: RouteContext) {
  if (id === undefined) return undefined
  const head = readJob(id)
  return { ...head, onShown: () => void keepViewed(head.ready, context) }
}
