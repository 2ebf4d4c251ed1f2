import { fromCallback, fromPromise } from 'xstate'
import type { Answer } from '../../../contract/call.ts'
import type { checkStudentLogin } from '../../../contract/calls/authentication.ts'
import { codes } from '../../../contract/codes.ts'
import { failureOf, hasCode } from '../../../contract/failures.ts'
import { isSomebody, NOBODY } from '../../../contract/nobody.ts'
import type { NoticePort } from '../../kit/notice.ts'
import { type VisibilityPort, visibilityActor } from '../../kit/visibility.ts'
import { sessionMachine } from './session.machine.ts'
import type { IdentityHint, PeerEvent, Recognised, SessionAnswer } from './session.types.ts'

/** The other tabs of this browser. */
export interface PeersPort {
  /** Reads the cookies, which all tabs share. */
  hint(): IdentityHint
  tell(): void
  /**
   * @param changed called with the hint after another tab logged in or out
   * @returns a function that ends the watch
   */
  watch(changed: (hint: IdentityHint) => void): () => void
}

export interface SessionPorts extends NoticePort {
  readonly visibility: VisibilityPort
  readonly peers: PeersPort
  /** @returns the number of the last call that the page has made, 0 for none */
  lastCall(): number
  /** @returns the student that the server knows, '0' for none, and who else it is; rejects with a CallFailure */
  checkStudentLogin(userId: string, signal: AbortSignal): Promise<Answer<typeof checkStudentLogin>>
  /** Logout call, cookies, session storage. */
  clearSession(): Promise<void>
  clearIdentity(): void
  clearUserId(): void
  refreshProfile(): void
  /** Goes to the site root or the login page, as the brand wants it. */
  goToLogin(): void
  /** Another tab, or the server asked anew, said who this is: dialogs that ask to log in may have no more to ask. */
  recognise(identity: Recognised): void
}

const isVoid = (error: unknown) => {
  const failure = failureOf(error)
  return hasCode(failure, codes.sessionVoid)
}

async function ask(ports: SessionPorts, userId: string, signal: AbortSignal): Promise<SessionAnswer> {
  const before = ports.peers.hint()
  const nobody = (isVoid: boolean): SessionAnswer => {
    const hint = ports.peers.hint()
    // Word of another tab can be faster than its cookies, after which only students are asked about.
    const isNew = hint.loginType !== 'student' || before.loginType !== 'student' || hint.userId !== before.userId
    return { userId: NOBODY, isVoid, newcomer: hint.loginType && isNew ? hint : null }
  }
  try {
    const { user_id, login_type: loginType } = await ports.checkStudentLogin(userId, signal)
    if (isSomebody(user_id)) return { userId: user_id, isVoid: false, newcomer: null }
    return loginType ? { userId: NOBODY, isVoid: false, newcomer: { loginType, userId: '' } } : nobody(false)
  } catch (error) {
    if (isVoid(error)) return nobody(true)
    throw error
  }
}

export const provideSession = (ports: SessionPorts) =>
  sessionMachine.provide({
    actors: {
      checkStudentLogin: fromPromise<SessionAnswer, { userId: string }>(({ input, signal }) =>
        ask(ports, input.userId, signal),
      ),
      clearSession: fromPromise<void>(() => ports.clearSession()),
      watchPeers: fromCallback<PeerEvent>(({ sendBack }) =>
        ports.peers.watch((hint) => sendBack({ type: 'PEER.CHANGED', ...hint, lastCall: ports.lastCall() })),
      ),
      watchVisibility: visibilityActor(ports.visibility),
    },
    actions: {
      clearIdentity: () => ports.clearIdentity(),
      clearUserId: () => ports.clearUserId(),
      refreshProfile: () => ports.refreshProfile(),
      tellPeers: () => ports.peers.tell(),
      goToLogin: () => ports.goToLogin(),
      notify: (_, notice) => ports.notify(notice),
      recognise: (_, { identity }) => ports.recognise(identity),
    },
  })
