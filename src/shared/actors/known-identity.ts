import { waitFor } from 'xstate'
import { type Identity, identityOf } from '../../../machines/login/session/session.selectors.ts'
import type { AppActors } from './actors.ts'

/** Who the visitor is, once that is known. */
export async function knownIdentity({ session }: Pick<AppActors, 'session'>): Promise<Identity> {
  return identityOf(await waitFor(session, (one) => identityOf(one) !== 'unknown'))
}
