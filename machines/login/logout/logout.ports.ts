import { fromPromise } from 'xstate'
import type { NoticePort } from '../../kit/notice.ts'
import { logoutMachine } from './logout.machine.ts'
import type { LogoutNext } from './logout.types.ts'

export interface LogoutPorts extends NoticePort {
  /** Rejects with a CallFailure. */
  requestLogout(signal: AbortSignal): Promise<void>
  /** Forgets user id, company key, login type, resume data, student info and wanted position. */
  clearIdentity(): void
  follow(next: LogoutNext): void
}

export const provideLogout = (ports: LogoutPorts) =>
  logoutMachine.provide({
    actors: { requestLogout: fromPromise<void>(({ signal }) => ports.requestLogout(signal)) },
    actions: {
      clearIdentity: () => ports.clearIdentity(),
      follow: (_, next) => ports.follow(next),
      notify: (_, notice) => ports.notify(notice),
    },
  })
