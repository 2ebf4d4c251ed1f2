import type { LoginType } from '../../../contract/rules/storage.ts'

/** The identity by the cookies; the server decides. */
export interface IdentityHint {
  readonly loginType: LoginType | null
  /** The id of a student; '' for anybody else. */
  readonly userId: string
}

/** The server's answer about the visitor. */
export interface SessionAnswer {
  /** '0' for nobody. */
  readonly userId: string
  /** There was a session, and it is over (10008). */
  readonly isVoid: boolean
  /** The identity that came meanwhile: no student's, or another tab's log-in. The answer says nothing of it. */
  readonly newcomer: IdentityHint | null
}

/** The identity of a visitor who did not log in or out here. */
export type Recognised = LoginType | 'anonymous'

export interface SessionContext extends IdentityHint {
  /** The path or destination on which a session ran out, and to which the next log-in leads; '' for none. */
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
  /** The flow that was under way when the session turned out to be over says what it was for. */
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
