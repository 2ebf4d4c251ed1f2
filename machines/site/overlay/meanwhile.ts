import { adminLoginType } from '../../login/back-offices.ts'
import type { Recognised } from '../../login/session/session.types.ts'
import type { DialogRequest } from './overlay.types.ts'

const isOther = (identity: Recognised) => identity !== 'anonymous' && identity !== 'student'

/**
 * The dialog that takes the place of one once it is known who the visitor is by now; null where it stays as it is. Who
 * wants something as a student is asked what the entry would ask.
 */
export function successorOf(dialog: DialogRequest | null, identity: Recognised): DialogRequest | null {
  if (dialog?.name === 'studentLogin' && isOther(identity)) {
    return { name: 'identitySwitch', from: identity as 'school' | 'company' | 'channel', wanted: dialog.jump }
  }
  if (dialog?.name !== 'identitySwitch' || dialog.from === identity) return null
  return isOther(identity)
    ? { ...dialog, from: identity as 'school' | 'company' | 'channel' }
    : { name: 'studentLogin', jump: dialog.wanted, sameTab: identity === 'student' }
}

/** Whether a dialog asks for a log-in into a back office that has taken place meanwhile. */
export const isGranted = (dialog: DialogRequest | null, identity: Recognised): boolean =>
  (dialog?.name === 'employerLogin' && identity === 'company') ||
  (dialog?.name === 'staffLogin' && identity === adminLoginType(dialog.admin))

/** Whether a dialog asks about somebody who is not here any more. */
export const isOutdated = (dialog: DialogRequest | null, identity: Recognised): boolean =>
  dialog?.name === 'logout' && dialog.identity !== identity
