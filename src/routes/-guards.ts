import { redirect } from '@tanstack/react-router'
import { knownIdentity } from '../features/knownIdentity.ts'
import type { RouteContext } from './-context.ts'

/** Resumes are for a student who is logged in; anybody else gets to the login page (SESS-4). */
export async function requireStudent(context: Pick<RouteContext, 'session'>): Promise<void> {
  if ((await knownIdentity(context)) !== 'student') throw redirect({ to: '/login' })
}
