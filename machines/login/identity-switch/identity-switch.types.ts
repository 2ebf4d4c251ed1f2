import type { LoginType } from '../../../contract/rules/storage.ts'
import type { JumpRequest } from '../student-login/jump.ts'

export interface IdentitySwitchInput {
  /** Who the visitor is now. */
  readonly from: Exclude<LoginType, 'student'>
  /** What the visitor wanted as a student. */
  readonly wanted: JumpRequest
}

export type IdentitySwitchContext = IdentitySwitchInput

export type IdentitySwitchEvent = { type: 'SWITCHED' } | { type: 'DIALOG.CLOSED' }
