import type { Identity } from '../../contract/calls/transfer.ts'
import { lastCall } from '../api/client.ts'
import { storeIdentity } from '../browser/storage/cookies.ts'
import { rememberTermsAccepted } from '../browser/storage/site-memory.ts'
import { session } from './actors.ts'
import { forgetProfile } from './profile.ts'

/** Keeps who logged in, and no other (SESS-3), and tells the page and the other tabs; rejects where cookies are blocked. */
export async function startIdentity(identity: Identity): Promise<void> {
  forgetProfile()
  storeIdentity(identity)
  rememberTermsAccepted()
  const { login_type: loginType } = identity
  const userId = loginType === 'student' ? identity.user_id : ''
  session.send({ type: 'SESSION.STARTED', loginType, userId, lastCall: lastCall() })
}
