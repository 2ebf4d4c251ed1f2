import { redirect } from '@tanstack/react-router'
import { waitFor } from 'xstate'
import { identityOf } from '../../machines/session/session.selectors.ts'
import type { RouteContext } from './-context.ts'

/** Resumes are for a student who is logged in; anybody else gets to the login page (SESS-4). */
export async function requireStudent({ session }: Pick<RouteContext, 'session'>): Promise<void> {
  const snapshot = await waitFor(session, (one) => identityOf(one) !== 'unknown')
  if (identityOf(snapshot) !== 'student') throw redirect({ to: '/login' })
}
