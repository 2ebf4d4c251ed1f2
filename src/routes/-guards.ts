import { redirect } from '@tanstack/react-router'
import { waitFor } from 'xstate'
import { type Identity, identityOf } from '../../machines/session/session.selectors.ts'
import type { RouteContext } from './-context.ts'

/** Who the visitor is, once that is known. */
export async function knownIdentity({ session }: Pick<RouteContext, 'session'>): Promise<Identity> {
  return identityOf(await waitFor(session, (one) => identityOf(one) !== 'unknown'))
}

/** Resumes are for a student who is logged in; anybody else gets to the login page (SESS-4). */
export async function requireStudent(context: Pick<RouteContext, 'session'>): Promise<void> {
  if ((await knownIdentity(context)) !== 'student') throw redirect({ to: '/login' })
}
