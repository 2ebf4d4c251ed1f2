import type { LogoutInput } from '../logout/logout.types.ts'
import type { JumpRequest } from '../student-login/jump.ts'

/** What a login dialog is opened for. */
export interface LoginRequest {
  readonly jump: JumpRequest
  /** The address asks to stay in the tab. */
  readonly sameTab: boolean
}

export interface OverlayContext {
  readonly login: LoginRequest
  readonly logout: LogoutInput
}

export type OverlayEvent =
  | ({ type: 'LOGIN.OPENED' } & LoginRequest)
  | ({ type: 'LOGOUT.OPENED' } & LogoutInput)
  | { type: 'MENU.OPENED' }
  | { type: 'MENU.CLOSED' }
  | { type: 'LOGIN.ENDED' }
  | { type: 'LOGOUT.ENDED' }

/** A dialog whose code is wanted, with what it will be opened for. */
export type DialogWanted = { dialog: 'studentLogin'; login: LoginRequest } | { dialog: 'logout' }
