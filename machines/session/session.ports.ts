import { fromCallback, fromPromise } from 'xstate'
import type { NoticePort } from '../notice.ts'
import { type VisibilityPort, visibilityActor } from '../visibility.ts'
import { sessionMachine } from './session.machine.ts'
import type { IdentityHint, Recognised } from './session.types.ts'

/** The other tabs of this browser. */
export interface PeersPort {
  tell(): void
  /**
   * @param changed called with what the cookies say after another tab logged in or out
   * @returns a function that ends the watch
   */
  watch(changed: (hint: IdentityHint) => void): () => void
}

export interface SessionPorts extends NoticePort {
  readonly visibility: VisibilityPort
  readonly peers: PeersPort
  /** @returns the user id that the server knows, '0' for nobody; rejects with a CallFailure */
  checkStudentLogin(userId: string, signal: AbortSignal): Promise<string>
  /** Logout call, cookies, session storage. */
  clearSession(): Promise<void>
  /** Clears the other identities' cookies and keeps this one. */
  storeIdentity(userId: string): void
  clearIdentity(): void
  clearUserId(): void
  refreshProfile(): void
  /** To the site root or the login page, as the brand wants it. */
  goToLogin(): void
  /** Another tab, or the server asked anew, said who this is: dialogs that ask to log in may have no more to ask. */
  recognise(identity: Recognised): void
}

export const provideSession = (ports: SessionPorts) =>
  sessionMachine.provide({
    actors: {
      checkStudentLogin: fromPromise<string, { userId: string }>(({ input, signal }) =>
        ports.checkStudentLogin(input.userId, signal),
      ),
      clearSession: fromPromise<void>(() => ports.clearSession()),
      watchPeers: fromCallback<{ type: 'PEER.CHANGED' } & IdentityHint>(({ sendBack }) =>
        ports.peers.watch((hint) => sendBack({ type: 'PEER.CHANGED', ...hint })),
      ),
      watchVisibility: visibilityActor(ports.visibility),
    },
    actions: {
      storeIdentity: (_, { userId }) => ports.storeIdentity(userId),
      clearIdentity: () => ports.clearIdentity(),
      clearUserId: () => ports.clearUserId(),
      refreshProfile: () => ports.refreshProfile(),
      tellPeers: () => ports.peers.tell(),
      goToLogin: () => ports.goToLogin(),
      notify: (_, notice) => ports.notify(notice),
      recognise: (_, { identity }) => ports.recognise(identity),
    },
  })
