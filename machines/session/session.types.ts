import type { LoginType } from '../../contract/storage.ts'

export interface SessionContext {
  /** As the cookies hint at it; the server decides. */
  readonly loginType: LoginType | null
  /** '' where nobody is logged in. */
  readonly userId: string
}

export type SessionEvent =
  /** This tab logged a student in. */
  | { type: 'SESSION.STARTED'; userId: string }
  /** This tab logged out. */
  | { type: 'SESSION.ENDED' }
  /** Some call was answered with code 20011. */
  | { type: 'SESSION.REJECTED' }
  /** Another tab logged in or out. */
  | { type: 'PEER.CHANGED' }
  | { type: 'TAB.HIDDEN' }
  | { type: 'TAB.SHOWN' }
  /** Raised: the server's word on who this is. */
  | { type: 'IDENTITY.CONFIRMED'; userId: string }
  | { type: 'IDENTITY.DENIED' }
  | { type: 'IDENTITY.UNREACHABLE' }

export type SessionInput = { loginType: LoginType | null; userId: string }
