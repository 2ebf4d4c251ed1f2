import { fromCallback, fromPromise } from 'xstate'
import type { NoticePort } from '../../kit/notice.ts'
import type { provideQrLogin } from '../qr-login/qr-login.ports.ts'
import type { provideSmsCode } from '../sms-code/sms-code.ports.ts'
import type { Jump, Profile } from './jump.ts'
import { studentLoginMachine } from './student-login.machine.ts'
import type { JumpOutcome, LoginOutcome } from './student-login.types.ts'

/** Opens pages and refreshes what a login changed. */
export interface NavigationPort {
  /** Called inside the click: opens an empty tab for later. */
  reserveTab(): void
  /** Closes a reserved tab that was not used. */
  releaseTab(): void
  carryOut(jump: Jump): Promise<JumpOutcome>
}

/** The calls reject with a CallFailure. */
export interface StudentLoginPorts extends NoticePort {
  readonly navigation: NavigationPort
  loginBySms(phone: string, smsCode: string, signal: AbortSignal): Promise<LoginOutcome>
  /** Clears the other identities and keeps this one for 14 days; rejects where the browser keeps no cookie. */
  storeIdentity(userId: string): Promise<void>
  fetchProfile(userId: string, signal: AbortSignal): Promise<Profile>
  /**
   * Tells of a student who is logged in already, and of one whom another tab logs in.
   * @returns a function that ends the watch
   */
  watchStudent(seen: (userId: string) => void): () => void
}

export const provideStudentLogin = (
  ports: StudentLoginPorts,
  children: { qrLogin: ReturnType<typeof provideQrLogin>; smsCode: ReturnType<typeof provideSmsCode> },
) =>
  studentLoginMachine.provide({
    actors: {
      ...children,
      watchStudent: fromCallback(({ sendBack }) =>
        ports.watchStudent((userId) => sendBack({ type: 'STUDENT.RECOGNISED', userId })),
      ),
      loginBySms: fromPromise<LoginOutcome, { phone: string; smsCode: string }>(({ input, signal }) =>
        ports.loginBySms(input.phone, input.smsCode, signal),
      ),
      storeIdentity: fromPromise<void, { userId: string }>(({ input }) => ports.storeIdentity(input.userId)),
      fetchProfile: fromPromise<Profile, { userId: string }>(({ input, signal }) =>
        ports.fetchProfile(input.userId, signal),
      ),
      carryOut: fromPromise<JumpOutcome, Jump>(({ input }) => ports.navigation.carryOut(input)),
    },
    actions: {
      notify: (_, notice) => ports.notify(notice),
      reserveTab: () => ports.navigation.reserveTab(),
      releaseTab: () => ports.navigation.releaseTab(),
    },
  })
