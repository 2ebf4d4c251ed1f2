import { identityOf } from '../../machines/session/session.selectors.ts'
import type { RouteContext } from './-context.ts'

/** Id of the student who is logged in, '' of anybody else, null while that is not known. */
export function studentIn(snapshot: ReturnType<RouteContext['session']['getSnapshot']>): string | null {
  const identity = identityOf(snapshot)
  if (identity === 'unknown') return null
  return identity === 'student' ? snapshot.context.userId : ''
}
