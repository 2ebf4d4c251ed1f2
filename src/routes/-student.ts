import { identityOf } from '../../machines/login/session/session.selectors.ts'
import { knownIdentity } from '../shared/actors/known-identity.ts'
import type { RouteContext } from './-context.ts'

/** Id of the student who is logged in, '' of anybody else, null while that is not known. */
export function studentIn(snapshot: ReturnType<RouteContext['session']['getSnapshot']>): string | null {
  const identity = identityOf(snapshot)
  if (identity === 'unknown') return null
  return identity === 'student' ? snapshot.context.userId : ''
}

/** Once it is known who is there: id of the student who is logged in, null of anybody else. */
export async function knownStudent({ session }: Pick<RouteContext, 'session'>): Promise<string | null> {
  return (await knownIdentity({ session })) === 'student' ? session.getSnapshot().context.userId : null
}

/** Somebody is logged in who is no student. */
export const isAnotherIdentity = (snapshot: Parameters<typeof studentIn>[0]): boolean =>
  !['unknown', 'anonymous', 'student'].includes(identityOf(snapshot))
