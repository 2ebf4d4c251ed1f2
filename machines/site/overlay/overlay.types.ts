import type { LoginType } from '../../../contract/rules/storage.ts'
import type { AdminKind } from '../../login/entry/entry.types.ts'
import type { IdentitySwitchInput } from '../../login/identity-switch/identity-switch.types.ts'
import type { LogoutInput } from '../../login/logout/logout.types.ts'
import type { Recognised } from '../../login/session/session.types.ts'
import type { JumpRequest } from '../../login/student-login/jump.ts'
import type { Shared } from '../share/share.types.ts'

/** What a student login is opened for. */
export interface LoginRequest {
  readonly jump: JumpRequest
  /** The address asks to stay in the tab. */
  readonly sameTab: boolean
}

/** A dialog, with what it is opened for. */
export type DialogRequest =
  | ({ name: 'studentLogin' } & LoginRequest)
  | ({ name: 'logout'; identity: LoginType } & LogoutInput)
  | ({ name: 'identitySwitch' } & IdentitySwitchInput)
  | { name: 'employerLogin' }
  | { name: 'staffLogin'; admin: AdminKind }
  | { name: 'studentCode' }
  | { name: 'contacts' }
  | { name: 'positionsSoon' }
  /** `id`: of the position. */
  | { name: 'deliver'; id: string }
  | ({ name: 'share' } & Shared)
  /** `picture`: its address, or `drawn` for ours. */
  | { name: 'aboutFair'; picture: string }
export type DialogName = DialogRequest['name']

export interface OverlayContext {
  /** The dialog opened last. */
  readonly dialog: DialogRequest | null
}

export type OverlayEvent =
  | { type: 'DIALOG.OPENED'; dialog: DialogRequest }
  /** Named, so that a dialog which led to another does not end that one. */
  | { type: 'DIALOG.ENDED'; name: DialogName }
  /** Another tab logged in or out, or the server was asked anew. */
  | { type: 'IDENTITY.RECOGNISED'; identity: Recognised }
  | { type: 'MENU.OPENED' }
  | { type: 'MENU.CLOSED' }
