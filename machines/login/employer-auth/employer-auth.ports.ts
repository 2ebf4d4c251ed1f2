import { fromPromise } from 'xstate'
import type { AppPort, TabOutcome } from '../../kit/app-port.ts'
import type { NoticePort } from '../../kit/notice.ts'
import type { provideCaptcha } from '../captcha/captcha.ports.ts'
import type { providePasswordReset } from '../password-reset/password-reset.ports.ts'
import type { provideSmsCode } from '../sms-code/sms-code.ports.ts'
import { employerAuthMachine } from './employer-auth.machine.ts'
import type { EmployerCredentials, EmployerRegistration } from './employer-auth.types.ts'

/** The calls reject with a CallFailure. */
export interface EmployerAuthPorts extends NoticePort {
  readonly app: AppPort
  /** @returns the employer's user id */
  logIn(credentials: EmployerCredentials, signal: AbortSignal): Promise<string>
  /** @returns the employer's user id */
  register(registration: EmployerRegistration, signal: AbortSignal): Promise<string>
  /** Clears the other identities and keeps this one for 14 days; rejects where the browser keeps no cookie. */
  storeIdentity(userId: string): Promise<void>
}

export const provideEmployerAuth = (
  ports: EmployerAuthPorts,
  children: {
    captcha: ReturnType<typeof provideCaptcha>
    smsCode: ReturnType<typeof provideSmsCode>
    passwordReset: ReturnType<typeof providePasswordReset>
  },
) =>
  employerAuthMachine.provide({
    actors: {
      ...children,
      logIn: fromPromise<string, EmployerCredentials>(({ input, signal }) => ports.logIn(input, signal)),
      register: fromPromise<string, EmployerRegistration>(({ input, signal }) => ports.register(input, signal)),
      storeIdentity: fromPromise<void, { userId: string }>(({ input }) => ports.storeIdentity(input.userId)),
      openApp: fromPromise<TabOutcome, { address: string }>(({ input }) => ports.app.openApp(input.address)),
    },
    actions: {
      notify: (_, notice) => ports.notify(notice),
      reserveTab: () => ports.app.reserveTab(),
      releaseTab: () => ports.app.releaseTab(),
    },
  })
