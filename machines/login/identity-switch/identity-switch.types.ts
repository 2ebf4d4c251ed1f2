import type { LoginType } from '../../../contract/rules/storage.ts'
import type { JumpRequest } from '../student-login/jump.ts'

export interface IdentitySwitchInput {
  /** The visitor's identity now. */
  readonly from: Exclude<LoginType, 'student'>
  /** The visitor's wish as a student. */
  readonly wanted: JumpRequest
}

export type IdentitySwitchContext = IdentitySwitchInput

export type IdentitySwitchEvent = { type: 'SWITCHED' } | { type: 'DIALOG.CLOSED' }
