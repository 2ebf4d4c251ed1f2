import type { LoginType } from '../../../contract/rules/storage.ts'

/** What the cookies say; the server decides. */
export interface IdentityHint {
  readonly loginType: LoginType | null
  /** Of a student; '' for anybody else. */
  readonly userId: string
}

/** What came of asking the server who this is. */
export interface SessionAnswer {
  /** '0' for nobody. */
  readonly userId: string
  /** There was a session, and it is over (10008). */
  readonly isVoid: boolean
  /** Who it is that is no student, or who logged in in another tab while nobody was the answer; it says nothing about them. */
  readonly newcomer: IdentityHint | null
}

/** Who a visitor turns out to be, other than by logging in or out here. */
export type Recognised = LoginType | 'anonymous'

export interface SessionContext extends IdentityHint {
  /** Where a session that ran out left somebody: a path or a destination, which the next log-in goes on to; '' for nothing. */
  readonly wish: string
  /** Number of the last call that was made before whoever is here now came, or the last one left; 0 for none. */
  readonly formerCall: number
}

/** Another tab logged in or out; the hint is what the cookies say now. Without a `lastCall` it was not told, but found out. */
export type PeerEvent = { readonly type: 'PEER.CHANGED'; readonly lastCall?: number } & IdentityHint

export type SessionEvent =
  /** This tab logged somebody in; `userId` is '' for any identity but a student's. */
  | { type: 'SESSION.STARTED'; loginType: LoginType; userId: string; lastCall: number }
  /** This tab asks the server to end the session. */
  | { type: 'LOGOUT.STARTED' }
  | { type: 'LOGOUT.FAILED' }
  /** This tab logged out; `lastCall` is the number of the last call that it has made, here and below. */
  | { type: 'SESSION.ENDED'; lastCall: number }
  /** Some call was answered with code 20011; the hint is what the cookies say now. Calls are numbered as they are made. */
  | ({ type: 'CALL.REJECTED'; wish: string; call: number } & IdentityHint)
  /** Raised: the session that the call was made for is over. */
  | { type: 'SESSION.REJECTED'; wish: string }
  /** What was under way when the session turned out to be over says what it was for. */
  | { type: 'WISH.KEPT'; wish: string }
  /** The visitor went elsewhere. */
  | { type: 'WISH.DROPPED' }
  /** The focus is where somebody who logged in or out looks for it. */
  | { type: 'FOCUS.GIVEN' }
  | PeerEvent
  | { type: 'TAB.HIDDEN' }
  | { type: 'TAB.SHOWN' }
  /** Raised: the server's word on who this is. */
  | { type: 'IDENTITY.CONFIRMED'; userId: string }
  | { type: 'IDENTITY.DENIED' }
  | { type: 'IDENTITY.UNREACHABLE' }

export type SessionInput = IdentityHint
