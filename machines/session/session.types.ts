import type { LoginType } from '../../contract/storage.ts'

/** What the cookies say; the server decides. */
export interface IdentityHint {
  readonly loginType: LoginType | null
  /** Of a student; '' for anybody else. */
  readonly userId: string
}

export type SessionContext = IdentityHint

export type SessionEvent =
  /** This tab logged somebody in; `userId` is '' for any identity but a student's. */
  | { type: 'SESSION.STARTED'; loginType: LoginType; userId: string }
  /** This tab logged out. */
  | { type: 'SESSION.ENDED' }
  /** Some call was answered with code 20011. */
  | { type: 'SESSION.REJECTED' }
  /** Another tab logged in or out; the hint is what the cookies say now. */
  | ({ type: 'PEER.CHANGED' } & IdentityHint)
  | { type: 'TAB.HIDDEN' }
  | { type: 'TAB.SHOWN' }
  /** Raised: the server's word on who this is. */
  | { type: 'IDENTITY.CONFIRMED'; userId: string }
  | { type: 'IDENTITY.DENIED' }
  | { type: 'IDENTITY.UNREACHABLE' }

export type SessionInput = IdentityHint
