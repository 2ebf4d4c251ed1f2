import { fromPromise } from 'xstate'
import { codes } from '../../../contract/codes.ts'
import { failureOf } from '../../../contract/failures.ts'
import type { AppPort, TabOutcome } from '../../kit/app-port.ts'
import type { NoticePort } from '../../kit/notice.ts'
import { appOfIdentity } from '../back-offices.ts'
import { staffLoginMachine } from './staff-login.machine.ts'
import type { StaffCredentials, StaffIdentity, StaffOutcome, StaffRefusal } from './staff-login.types.ts'

export interface StaffLoginPorts extends NoticePort {
  readonly app: AppPort
  /** Rejects with a CallFailure. */
  logIn(credentials: StaffCredentials, signal: AbortSignal): Promise<StaffIdentity>
  /** Clears the other identities and keeps this one for 14 days; rejects where the browser keeps no cookie. */
  storeIdentity(identity: StaffIdentity): Promise<void>
}

/** The back office of somebody who logged in. */
export const appOfStaff = (identity: StaffIdentity): string =>
  appOfIdentity(identity.login_type, identity.login_type === 'school' ? identity.user_type : '')

/** The refusal that a school's login makes of a code (ADM-3). */
export const schoolRefusal = (code: number, text: string): StaffRefusal =>
  code === codes.credentialsWrong || code === codes.credentialsMissing
    ? { kind: 'credentials' }
    : { kind: 'coded', code, text }

/** The refusal that a channel's login makes of a code (CHL-2). */
export const channelRefusal = (code: number, text: string): StaffRefusal =>
  code === codes.frozen ? { kind: 'frozen' } : { kind: 'message', text }

const provideStaffLogin = (ports: StaffLoginPorts, refusalOf: typeof schoolRefusal) =>
  staffLoginMachine.provide({
    actors: {
      logIn: fromPromise<StaffOutcome, StaffCredentials>(async ({ input, signal }) => {
        try {
          return { result: 'loggedIn', identity: await ports.logIn(input, signal) }
        } catch (error) {
          const failure = failureOf(error)
          if (failure.kind !== 'server') throw error
          return { result: 'refused', refusal: refusalOf(failure.code, failure.msg) }
        }
      }),
      storeIdentity: fromPromise<void, { identity: StaffIdentity }>(({ input }) => ports.storeIdentity(input.identity)),
      openApp: fromPromise<TabOutcome, { identity: StaffIdentity }>(({ input }) =>
        ports.app.openApp(appOfStaff(input.identity)),
      ),
    },
    actions: {
      notify: (_, notice) => ports.notify(notice),
      reserveTab: () => ports.app.reserveTab(),
      releaseTab: () => ports.app.releaseTab(),
    },
  })

export const provideSchoolLogin = (ports: StaffLoginPorts) => provideStaffLogin(ports, schoolRefusal)
export const provideChannelLogin = (ports: StaffLoginPorts) => provideStaffLogin(ports, channelRefusal)
