import { waitFor } from 'xstate'
import { identityOf } from '../../../machines/login/session/session.selectors.ts'
import { type JumpRequest, jumpToWish } from '../../../machines/login/student-login/jump.ts'
import { knownIdentity } from '../../shared/actors/known-identity.ts'
import { openDialog, overlay, session } from '../actors.ts'

export const isStudent = (): boolean => identityOf(session.getSnapshot()) === 'student'

/**
 * Opens the dialog that makes a student of the visitor, where it takes one.
 * @param jump what the login leads to; back to where a session that ran out left the visitor, where one did
 * @returns whether there is a student already
 */
export async function beginLogin(jump: JumpRequest): Promise<boolean> {
  const identity = await knownIdentity({ session })
  if (identity === 'student') return true
  const wanted = jumpToWish(session.getSnapshot().context.wish, jump)
  openDialog(
    identity === 'school' || identity === 'company' || identity === 'channel'
      ? { name: 'identitySwitch', from: identity, wanted }
      : { name: 'studentLogin', jump: wanted, sameTab: false },
  )
  return false
}

/**
 * Stays on the page; over when there is a student, or nothing lies over the page any more.
 * @param mode 4 for a collection, 5 for a search that is to be saved (STU-4)
 */
export async function askLogin(mode: 4 | 5, signal: AbortSignal): Promise<boolean> {
  if (await beginLogin({ mode })) return true
  await Promise.race([
    waitFor(session, (one) => identityOf(one) === 'student', { signal }),
    waitFor(overlay, (one) => one.matches('none'), { signal }),
  ])
  return isStudent()
}
