import { redirect } from '@tanstack/react-router'
import type { EntryDestination } from '../../machines/login/entry/entry.types.ts'
import { knownIdentity } from '../shared/actors/known-identity.ts'
import type { RouteContext } from './-context.ts'

/** Resumes are for a student who is logged in; anybody else gets to the login page (SESS-4). */
export async function requireStudent(context: Pick<RouteContext, 'session'>): Promise<void> {
  if ((await knownIdentity(context)) !== 'student') throw redirect({ to: '/login' })
}

/** Whoever is somebody else already is asked to become a student; nobody is asked to log in unless they want to. */
export async function askToSwitch(context: RouteContext, destination: EntryDestination): Promise<void> {
  if (!['anonymous', 'student'].includes(await knownIdentity(context))) context.enter(destination)
}
