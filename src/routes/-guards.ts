import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { waitFor } from 'xstate'
import type { SiteInfo } from '../../contract/calls/site.ts'
import type { EntryDestination } from '../../machines/login/entry/entry.types.ts'
import { hasAiInterview, hasAiResume } from '../entities/site/navigation.ts'
import { knownIdentity } from '../shared/actors/known-identity.ts'
import type { RouteContext } from './-context.ts'
import { FROM_OWN } from './-search.ts'

export interface Arrival {
  readonly context: Pick<RouteContext, 'session'>
  readonly location: Pick<ParsedLocation, 'pathname' | 'searchStr'>
  /** Only fetched ahead: nobody is there. */
  readonly preload: boolean
}

/** A path of the student's own, as it opens (NAV-9). */
function ownPath({ pathname, searchStr }: Arrival['location']): string {
  const search = new URLSearchParams(searchStr)
  search.set('from', String(FROM_OWN.from))
  return `${pathname}?${search}`
}

/** Resumes are for a student who is logged in; anybody else gets to the login page, which leads back (SESS-4). */
export async function requireStudent({ context, location, preload }: Arrival): Promise<void> {
  if ((await knownIdentity(context)) === 'student') return
  if (!preload) context.session.send({ type: 'WISH.KEPT', wish: ownPath(location) })
  throw redirect({ to: '/login' })
}

/** Whoever is somebody else already is asked to become a student; nobody is asked to log in unless they want to. */
export async function askToSwitch(context: RouteContext, destination: EntryDestination): Promise<void> {
  if (!['anonymous', 'student'].includes(await knownIdentity(context))) context.enter(destination)
}

/** Of a site that does not offer it, its pages lead home. */
const requireOffer =
  (isOffered: (site: SiteInfo) => boolean) =>
  async ({ context }: { readonly context: Pick<RouteContext, 'site'> }): Promise<void> => {
    const { context: known } = await waitFor(context.site, (snapshot) => snapshot.context.site !== null)
    if (known.site && !isOffered(known.site)) throw redirect({ to: '/', replace: true })
  }

export const requireAi = requireOffer(hasAiResume)
export const requireAiInterview = requireOffer(hasAiInterview)
