import type { Identity } from '../../../contract/calls/transfer.ts'
import { lastCall } from '../../api/client.ts'
import { requireCookies } from '../../browser/storage/cookies.ts'
import { rememberTermsAccepted } from '../../browser/storage/site-memory.ts'
import { session } from '../actors.ts'
import { forgetProfile } from '../profile.ts'

/** Tells the page and the other tabs who logged in; rejects where cookies are blocked. */
export async function startIdentity(identity: Identity): Promise<void> {
  forgetProfile()
  requireCookies()
  rememberTermsAccepted()
  const { login_type: loginType } = identity
  const userId = loginType === 'student' ? identity.user_id : ''
  session.send({ type: 'SESSION.STARTED', loginType, userId, lastCall: lastCall() })
}
