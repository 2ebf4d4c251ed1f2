import { fromCallback, fromPromise } from 'xstate'
import type { DeskAccount } from '../../../contract/calls/desk.ts'
import type { provideLogout } from '../../login/logout/logout.ports.ts'
import type { PeersPort } from '../../login/session/session.ports.ts'
import { deskGuardMachine } from './desk-guard.machine.ts'

export interface DeskGuardPorts {
  /** Rejects with a CallFailure. */
  readAccount(signal: AbortSignal): Promise<DeskAccount>
  readonly peers: PeersPort
  /** Hints of an employer that outlived the session: a site's home would lead here for ever. */
  forgetHints(): void
}

export const provideDeskGuard = (ports: DeskGuardPorts, logout: ReturnType<typeof provideLogout>) =>
  deskGuardMachine.provide({
    actors: {
      logout,
      readAccount: fromPromise<DeskAccount>(({ signal }) => ports.readAccount(signal)),
      watchPeers: fromCallback<{ type: 'PEER.CHANGED' }>(({ sendBack }) =>
        ports.peers.watch(() => sendBack({ type: 'PEER.CHANGED' })),
      ),
    },
    actions: {
      forgetHints: () => ports.forgetHints(),
      tellPeers: () => ports.peers.tell(),
    },
  })
